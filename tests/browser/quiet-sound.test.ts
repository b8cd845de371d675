import { expect, test } from "vitest";
import { quietSound } from "#domain/media/films.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site, still);

test("the quiet is heard on a click, told in words, and ends by itself, by the button, or with the page", async () => {
  const page = await visitors.tab();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.url + pathOf("accommodation", "de"));
  await hydrated(page);
  const audio = page.locator("footer audio");
  const [play, stop] = (["sound.play", "sound.stop"] as const).map((id) =>
    page.getByRole("button", { name: words("de", id), exact: true }),
  );
  const sound = await audio.elementHandle();
  const tell = () =>
    sound?.evaluate((element) => {
      const { paused, currentTime, duration } = element as HTMLAudioElement;
      return { paused, currentTime, duration };
    });
  await play?.scrollIntoViewIfNeeded();
  expect(asked).not.toContain(quietSound);

  await play?.click();
  await stop?.waitFor();
  await soon(() => page.locator("footer [data-playing=true]").count()).toBe(1);
  expect(await page.locator("footer [data-playing]").innerText()).toBe(words("de", "sound.heard"));
  await soon(async () => (await tell())?.currentTime).toBeGreaterThan(0);
  expect((await tell())?.duration).toBeCloseTo(20, 0);
  await sound?.evaluate((element) => {
    const playing = element as HTMLAudioElement;
    playing.currentTime = playing.duration - 0.2;
  });
  await play?.waitFor();

  await play?.click();
  await stop?.click();
  await play?.waitFor();
  expect(await tell()).toMatchObject({ paused: true, currentTime: 0 });

  await play?.click();
  await stop?.waitFor();
  await page.locator(`footer a[href="${pathOf("gallery", "de")}"]`).click();
  await page.waitForURL(site.url + pathOf("gallery", "de"));
  await play?.waitFor();
  await soon(async () => (await tell())?.paused).toBe(true);
});
