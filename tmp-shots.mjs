import { launchChromium } from "./scripts/chromium.ts";
const browser = await launchChromium();
const size = process.argv[2] === "phone" ? { width: 390, height: 844 } : { width: 1440, height: 900 };
const lang = process.argv[3] ?? "en/northern-lights";
const page = await browser.newPage({ viewport: size });
page.on("console", (m) => ["error","warning"].includes(m.type()) && console.log(m.text()));
await page.goto("http://localhost:8707/" + lang, { timeout: 120000 });
await page.waitForFunction(() => document.querySelector("footer audio"), undefined, { timeout: 120000 });
const section = page.locator("section:has(h2):has(button)", { hasText: /minu|Minuten/ }).last();
await section.scrollIntoViewIfNeeded();
await page.waitForTimeout(1500);
await section.screenshot({ path: `/tmp/remember/section-${process.argv[2]}.png` });
await section.locator("button").click();
await page.locator("dialog[open][data-sky-shown=true]").waitFor({ timeout: 60000 });
for (const t of (process.argv[4] ?? "0,3,5,6.5,8,9.5,12").split(",")) {
  await page.evaluate((ms) => { for (const a of document.querySelector("dialog").getAnimations({ subtree: true })) { a.pause(); a.currentTime = Math.min(ms, 11999.9); } }, t * 1000);
  await page.screenshot({ path: `/tmp/remember/sky-${process.argv[2]}-${t}.png`, timeout: 120000 });
}
await page.keyboard.press("Escape");
console.log("focus", await page.evaluate(() => document.activeElement?.textContent), await page.locator("dialog[open]").count());
await browser.close();
