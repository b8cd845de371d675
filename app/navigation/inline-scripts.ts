/**
 * Inline script: holds the last early click on a control that needs script until React has hydrated the page.
 * After three seconds, or if the scripts fail, the browser does what it would do without script. Links and forms
 * work without script and are never held.
 */
export function holdEarlyClicks(): void {
  const maxHoldMs = 3_000;
  const needsScript = "button[type=button], [data-needs-script]";
  let held: HTMLElement | undefined;

  function hold(event: MouseEvent): void {
    const { metaKey, ctrlKey, shiftKey } = event;
    const control = (event.target as Element).closest<HTMLElement>(needsScript);
    if (!control || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held) setTimeout(release, maxHoldMs);
    held = control;
  }

  function release(): void {
    removeEventListener("click", hold, true);
    held?.click();
    held = undefined;
  }

  addEventListener("click", hold, true);
  addEventListener("hydrated", release);
  addEventListener("scriptsfailed", release);
}

/**
 * Inline script: keeps the language that a visitor chooses in a cookie. It runs at once, because a visitor can
 * choose before the other scripts load. A choice in the select does what the link or button of that language
 * does, whether the other scripts run or not; an unknown language means the default one. SPEC 2.1, 2.4.
 */
export function rememberChosenLanguage(
  cookieName: string,
  lifeSeconds: number,
  defaultLanguage: string,
): void {
  function remember({ target }: Event): void {
    const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
    if (!link) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${cookieName}=${link.hreflang}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${
      location.protocol === "https:" ? "; Secure" : ""
    }`;
  }

  function follow({ target }: Event): void {
    const { name, value } = target as HTMLSelectElement;
    if (name === "language") (choiceOf(value) ?? choiceOf(defaultLanguage))?.click();
  }

  function choiceOf(language: string): HTMLElement | null {
    return document.querySelector(`a[hreflang=${language}],button[value=${language}]`);
  }

  addEventListener("click", remember, true);
  addEventListener("change", follow, true);
}

/**
 * Inline script: keeps the router's own scripts as inert text until the first view is painted and the browser
 * is idle, or until the visitor touches the page. If a script fails, the console gets the reason, and the
 * page is reloaded once if the server had answered. If that does not help, the page shows the explanation and
 * works as without script. SPEC 7, 8; docs/decisions/0018.
 */
export function loadScripts(placeId: string, explanationId: string, reloadedKey: string): void {
  const touches = "pointerdown pointermove keydown scroll click focusin".split(" ");
  const maxLoadMs = 4_000;
  const maxBusyMs = 2_000;
  const maxScriptMs = 120_000;
  const rules = { createHTML: (markup: string) => markup };
  const trusted = window.trustedTypes?.createPolicy(placeId, rules) ?? rules;
  const markup = document.getElementById(placeId)?.textContent?.replace(/<.?template>/g, "") ?? "";
  const scripts = document.createRange().createContextualFragment(trusted.createHTML(markup));
  const links = [...scripts.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
  const awaited = new Set(links.map(({ href }) => href));
  let file = "";
  let isSettled = false;

  async function untilPaintedAndIdle(): Promise<void> {
    // Waits for the pictures of the first view too, but a picture that never loads delays the scripts no longer.
    if (document.readyState !== "complete") {
      await new Promise((resolve) => {
        addEventListener("load", resolve);
        setTimeout(resolve, maxLoadMs);
      });
    }
    // Loaded is not painted: a frame needs time to reach the screen, and requests before that compete with
    // it. A tab in the background paints nothing, so it waits until the visitor looks at it.
    await new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }),
    );
    await new Promise(requestAnimationFrame);
    // Safari has no idle callback.
    await new Promise((resolve) =>
      "requestIdleCallback" in window
        ? requestIdleCallback(resolve, { timeout: maxBusyMs })
        : setTimeout(resolve, 50),
    );
  }

  function wake(touch?: Event): void {
    // With the first frame the browser reports a pointer that rests over the page, as a move by zero.
    const { type, movementX, movementY } = (touch ?? {}) as PointerEvent;
    if (type === "pointermove" && !movementX && !movementY) return;
    for (const touch of touches) removeEventListener(touch, wake, true);
    document.head.append(scripts);
    setTimeout(fail, maxScriptMs, "timeout");
  }

  function onLoad({ target }: Event): void {
    awaited.delete((target as HTMLLinkElement).href);
  }

  function onError(event: Event): void {
    const { rel, href, type } = event.target as HTMLLinkElement;
    const { filename } = event as ErrorEvent;
    if (rel === "modulepreload") file ||= href;
    // The script arrived, but it is not whole, or throws.
    if (filename?.includes("/assets/")) file = filename;
    if (type === "module" || file === filename) fail();
  }

  function fail(cause?: unknown): void {
    if (isSettled) return;
    settle();
    const isLate = cause === "timeout";
    // A script that is requested later than the others fails without a name, and one that is still on its way has no
    // entry; then the page's own entry answers.
    const answered = (file && !isLate && file) || location.href;
    const [entry] = performance.getEntriesByName(answered) as PerformanceResourceTiming[];
    const status = entry?.responseStatus;
    const reason = isLate ? cause : status === 404 ? "missing" : "other";
    const [onItsWay] = isLate ? awaited : [];
    file ||= onItsWay ?? location.href;
    console.error(`Loading chunk ${file} failed (${reason})`);
    // If the server did not answer, a reload would only cost the visitor the page.
    if (status && isFirstFailure()) {
      location.reload();
      return;
    }
    dispatchEvent(new Event("scriptsfailed"));
    const explanation = document.getElementById(explanationId);
    if (explanation) Object.assign(explanation, { role: "alert", open: true });
  }

  // Without storage a first failure looks like any other, so there is no reload and no endless loop.
  function isFirstFailure(): boolean {
    try {
      const isFirst = !sessionStorage.getItem(reloadedKey);
      sessionStorage.setItem(reloadedKey, file);
      return isFirst;
    } catch {
      return false;
    }
  }

  function settle(): void {
    isSettled = true;
  }

  // Of all events, this one of an element does not reach the window.
  document.addEventListener("load", onLoad, true);
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", fail);
  addEventListener("hydrated", settle);
  addEventListener("pagehide", settle);
  // The end of the page writes its data into this script's object, so this script must run at once.
  document.head.append(...scripts.querySelectorAll("script:not([type])"));
  for (const touch of touches) addEventListener(touch, wake, { capture: true, passive: true });
  untilPaintedAndIdle().then(() => wake());
}
