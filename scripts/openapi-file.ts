import type { Plugin } from "vite";
import manifest from "../package.json" with { type: "json" };
import { openApiDocument } from "../worker/openapi/document.ts";

const fileName = "openapi.json";

/** Writes /openapi.json, in development and in the build: a file, so that it costs the worker nothing. */
export function openApiFile(): Plugin {
  const written = () => JSON.stringify(openApiDocument(manifest.version), null, 2);
  return {
    name: "openapi-file",
    generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName, source: written() });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader("Content-Type", "application/json").end(written());
      });
    },
  };
}
