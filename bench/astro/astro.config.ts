import cloudflare from "@astrojs/cloudflare";

/** Astro renders every page on request, and the site needs no bindings. */
export default {
  output: "server",
  adapter: cloudflare({ imageService: "passthrough" }),
  session: false,
};
