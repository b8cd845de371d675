// The types that this folder uses of its packages, so that types can be checked without installing them.
declare module "@astrojs/cloudflare" {
  export default function cloudflare(options: { imageService: "passthrough" }): object;
}
