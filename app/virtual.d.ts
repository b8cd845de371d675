/** Made by the build: scripts/start-script.ts. */
declare module "virtual:start-script" {
  /** The script that waits; empty in the browser and in development. */
  export const startScript: string;
}
