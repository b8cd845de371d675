/** The worker as a build leaves it, which only the types of its source describe. */
declare module "*/build/server/index.js" {
  const site: {
    fetch(request: Request, env: unknown, scope: object): Response | Promise<Response>;
  };
  export default site;
  export const Outbox: unknown;
  export const Pages: unknown;
}
