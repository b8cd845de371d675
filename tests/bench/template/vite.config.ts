import { basename, join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import site from "../../../vite.config.ts";

// What the site does in another way than React Router's template, each in a file of the same name here.
const parts = [
  "entry.server.tsx",
  "later-scripts.tsx",
  "page-link.tsx",
  "styles.tsx",
  "hand-over.ts",
  "lucide-icon.tsx",
];

/** The site's own pages, with the template's way of doing things in place of the site's. */
function templateParts(): Plugin {
  return {
    name: "template-parts",
    enforce: "pre",
    async resolveId(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const name = basename(found?.id.split("?")[0] ?? "");
      if (!parts.includes(name) || !found?.id.includes("/app/")) return found;
      return { ...found, id: join(import.meta.dirname, name) };
    },
  };
}

export default defineConfig((env) => {
  const config = site(env);
  return { ...config, plugins: [templateParts(), ...(config.plugins ?? [])] };
});
