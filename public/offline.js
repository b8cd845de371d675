// Answers where the network does not: with the copy of the plan page that was opened last. Network first, always; the
// copy holds nothing but that page, the files that it names and the address under which it was opened.
// docs/decisions/0023. To switch all of it off, make this false: with their next visit, browsers that have this script
// get the new one, which deletes the copy and then itself.
const isOn = true;

const copyName = "plan";
const openedKey = "/opened-plan";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(isOn ? start() : leave()));
if (isOn) {
  addEventListener("message", (event) => event.waitUntil(tellKept(event)));
  addEventListener("fetch", answer);
}

// The network is asked while this script starts, so that no page waits for it.
async function start() {
  await registration.navigationPreload?.enable();
}

async function leave() {
  await caches.delete(copyName);
  await registration.unregister();
}

async function tellKept({ data: address, source }) {
  const tell = (state) => source?.postMessage({ address, state });
  try {
    // Two tabs at once would delete each other's files.
    const isKept = await navigator.locks.request(copyName, () => keep(addressOf(address)));
    if (isKept) tell("kept");
  } catch (error) {
    // Otherwise the device has no room.
    const isNetwork = error instanceof TypeError;
    if (isNetwork && (await lastOpened())) tell("offline");
  }
}

/** Keeps a page and the files that it names in place of what was kept before. */
async function keep({ pathname, hash }) {
  const page = await fetch(pathname);
  if (!page.ok) return false;
  const files = new Set((await page.clone().text()).match(/\/assets\/[\w.-]+/g));
  // A plan that was opened before stays the visitor's plan on a page without one.
  const opened = pathname + (hash || addressOf(await lastOpened()).hash);
  const copy = await caches.open(copyName);
  await copy.addAll(files);
  await copy.put(pathname, page);
  await copy.put(openedKey, new Response(opened));
  for (const { url } of await copy.keys()) {
    const { pathname: kept } = addressOf(url);
    if (![pathname, openedKey].includes(kept) && !files.has(kept)) await copy.delete(url);
  }
  return true;
}

function answer(event) {
  const { request, preloadResponse } = event;
  const { origin, pathname } = addressOf(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fromNetwork(request, preloadResponse).catch(() => keptPage(pathname)));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(fetch(request).catch(() => keptFile(pathname)));
  }
}

async function fromNetwork(request, preloadResponse) {
  return (await preloadResponse) ?? fetch(request);
}

/** The copy, if it is of that page; else the way to it, since no other page is kept. */
async function keptPage(pathname) {
  const opened = await lastOpened();
  if (!opened) return Response.error();
  return addressOf(opened).pathname === pathname ? keptFile(pathname) : Response.redirect(opened);
}

async function keptFile(pathname) {
  return (await copyOf(pathname)) ?? Response.error();
}

async function lastOpened() {
  return (await copyOf(openedKey))?.text() ?? "";
}

function copyOf(pathname) {
  return caches.match(pathname, { cacheName: copyName, ignoreVary: true });
}

function addressOf(path) {
  return new URL(path, location.origin);
}
