/** Every export of every file in shots/, gathered by the bundler (pipeline/bundle.ts). */
declare module "gathered-shots" {
  export const gathered: readonly unknown[];
}
