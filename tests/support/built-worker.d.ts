/** The built worker, which has no types but those of its source. */
declare module "*/build/server/index.js" {
  const site: {
    fetch(request: Request, env: unknown, scope: object): Response | Promise<Response>;
  };
  export default site;
  export const Outbox: unknown;
  export const Pages: unknown;
}
