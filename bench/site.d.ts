/** A built worker; bundles.ts chooses which. */
declare module "#site" {
  const site: {
    fetch(request: Request, env: unknown, scope: object): Response | Promise<Response>;
  };
  export default site;
  export const Outbox: unknown;
  export const Pages: unknown;
}
