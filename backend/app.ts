import { Hono } from "hono";
import { every } from "hono/combine";
import { HTTPException } from "hono/http-exception";
import { methodNotAllowed } from "hono/method-not-allowed";
import { secureHeaders } from "hono/secure-headers";
import { refuseForeignHosts, refuseForeignOrigin, requireReader, requireSender } from "./access.ts";
import { filterHelp, readFilter } from "./filter.ts";
import { readInbox } from "./inbox.ts";
import { inboxPage } from "./inbox-page.ts";
import { inboxStyleHash } from "./inbox-style.ts";
import { limitBody, receive, requireJson } from "./receive.ts";
import type { Store } from "./store.ts";

const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: [`'${inboxStyleHash}'`],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: "DENY",
  // A proxy that adds TLS decides about HSTS for the whole host.
  strictTransportSecurity: false,
});

/** The backend over a store: two endpoints that receive, one page and one list that show. */
export function createBackend(store: Store, token?: string): Hono {
  const app = new Hono();
  const intake = every(refuseForeignOrigin, requireSender(token), requireJson, limitBody);
  const reader = requireReader(token);

  app.use(headers);
  app.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.use(refuseForeignHosts(token));
  app.use(methodNotAllowed({ app }));

  app.post("/api/contact", intake, receive(store, "contact"));
  // The old site posted booking requests to this address.
  app.post("/api/status", intake, receive(store, "booking"));

  app.get("/api/requests", reader, (c) => {
    const filter = readFilter(c.req.query());
    return filter ? c.json(readInbox(store, filter)) : c.text(filterHelp, 400);
  });
  app.get("/", reader, (c) => {
    const filter = readFilter(c.req.query());
    return filter ? c.html(inboxPage(readInbox(store, filter), filter)) : c.text(filterHelp, 400);
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return c.text("Something went wrong here. Send the request again later.", 500);
  });
  return app;
}
