import { createReadStream, existsSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Plugin } from "vite";
import { editorHeaders, editorPath, localTarget, writeEditor } from "../build/editor-files.ts";

const folder = "build/editor";
const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".woff2": "font/woff2",
};

/** Serves the editor beside the development server: it edits the folder of the project, and nobody signs in. */
export function editorInDevelopment(): Plugin {
  let written: Promise<void> | undefined;
  return {
    name: "editor-in-development",
    apply: "serve",
    configureServer(server) {
      const target = localTarget(basename(server.config.root));
      server.middlewares.use(editorPath, async (request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
        if (pathname === editorPath) {
          return response.writeHead(307, { Location: `${editorPath}/` }).end();
        }
        // Written when somebody wants it: most who develop never do.
        written ??= writeEditor(folder, target);
        await written;
        const path = pathname.slice(editorPath.length).replace(/\/$/, "/index.html");
        const file = join(folder, path);
        if (!existsSync(file)) return next();
        const type = types[extname(file)] ?? "application/octet-stream";
        response.writeHead(200, { ...editorHeaders(target), "Content-Type": type });
        createReadStream(file).pipe(response);
      });
      const { port = 5173 } = server.config.server;
      server.config.logger.info(`  Editor: http://localhost:${port}${editorPath}/`);
    },
  };
}
