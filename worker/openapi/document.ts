import { paths } from "./paths.ts";
import { schemas } from "./schemas.ts";
import { webhooks } from "./webhooks.ts";

const description = `What this site takes from programs, and what it sends to the family’s own system (webhooks).

An error is a text, or problem+json to who accepts JSON. Everything that a page says is there as Markdown too: at its
address with .md, or with Accept: text/markdown. /llms.txt lists the pages.`;

/** The description of both ends in OpenAPI 3.1, from the schemas that judge the requests. docs/decisions/0045 */
export function openApiDocument(version: string) {
  return {
    openapi: "3.1.1",
    info: { title: "Messages and booking requests", version, description },
    servers: [{ url: "/", description: "The site itself" }],
    paths: paths(),
    webhooks: webhooks(),
    components: {
      schemas: schemas(),
      securitySchemes: {
        outboxToken: { type: "http", scheme: "bearer", description: "The site’s OUTBOX_TOKEN." },
        backendToken: { type: "http", scheme: "bearer", description: "The site’s BACKEND_TOKEN." },
      },
    },
  };
}
