// What this folder uses of its packages, so that types can be checked where they are not installed.
declare module "@astrojs/cloudflare" {
  export default function cloudflare(options: { imageService: "passthrough" }): object;
}
