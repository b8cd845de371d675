import cloudflare from "@astrojs/cloudflare";

/** Every page rendered when it is asked for, and nothing that wants a binding. */
export default {
  output: "server",
  adapter: cloudflare({ imageService: "passthrough" }),
  session: false,
};
