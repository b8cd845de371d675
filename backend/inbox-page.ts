import { html, raw } from "hono/html";
import type { Filter } from "./filter.ts";
import type { Inbox } from "./inbox.ts";
import { fieldList } from "./inbox-fields.ts";
import { filterForm } from "./inbox-form.ts";
import { inboxStyle } from "./inbox-style.ts";
import type { StoredRequest } from "./store.ts";

const refreshSeconds = 15;

const stockholm = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Stockholm",
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZoneName: "short",
});

/** The page that lists the received requests: plain HTML without script, newest first. */
export function inboxPage(inbox: Inbox, filter: Filter) {
  const total = inbox.counts.contact + inbox.counts.booking;
  // A reload would disturb a search that somebody types or reads.
  const refreshes = filter.search === "";
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refreshes && html`<meta http-equiv="refresh" content="${refreshSeconds}">`}
<title>Inbox (${total})</title>
<style>${raw(inboxStyle)}</style>
</head>
<body>
<header>
<h1>Inbox</h1>
<p>${total} received: ${inbox.counts.contact} contact, ${inbox.counts.booking} booking.
${refreshes ? `Looks for new ones every ${refreshSeconds} seconds.` : "Stands still while you search."}</p>
${filterForm(filter, inbox.counts)}
</header>
<main>
<p>${summary(inbox, total)}</p>
${inbox.requests.map(requestCard)}
</main>
</body>
</html>`;
}

function summary({ requests, matching }: Inbox, total: number): string {
  if (total === 0) return "Nothing has come in yet.";
  if (matching === 0) return "Nothing matches this filter.";
  if (requests.length < matching) return `The newest ${requests.length} of ${matching}.`;
  return `${matching} shown, newest first.`;
}

function requestCard({ id, kind, receivedAt, name, body, reference }: StoredRequest) {
  return html`<article id="request-${id}">
<h2><span class="kind ${kind}">${kind}</span> ${name}</h2>
<p><time datetime="${receivedAt}">${stockholm.format(new Date(receivedAt))}</time> · no. ${id}${reference && html` · <strong>${reference}</strong>`}</p>
${fieldList(body)}
</article>
`;
}
