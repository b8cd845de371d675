import { useLocation } from "react-router";
import { stockholmDay } from "#domain/calendar/dates.ts";
import type { PageKey } from "#domain/pages/pages.ts";
import { legalKeys } from "#domain/pages/routes.ts";
import { chunk, openInPlace, useChunk } from "../navigation/chunk.ts";
import { useLegalPath, useSettings } from "../navigation/page-data.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmailLink, telephoneHref } from "../ui/contact-links.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { useText } from "../words/content-provider.tsx";
import { loadQuestion } from "./consent.tsx";
import { showConsent } from "./consent-choice.ts";
import styles from "./footer.module.css";
import { Logo } from "./header.tsx";
import { LanguageList } from "./language-menu.tsx";
import { mainMenu } from "./main-menu.tsx";

const loadQuietSound = chunk("quiet-sound", () => import("./quiet-sound.tsx"));

const experiences = [
  ["snowmobileSafari", "footer.experiences.snowmobile"],
  ["northernLights", "footer.experiences.northernLights"],
  ["huskyTour", "footer.experiences.dogSledding"],
  ["accommodation", "footer.experiences.sauna"],
  ["laplandPackages", "footer.experiences.iceFishing"],
  ["accommodation", "footer.experiences.cuisine"],
] as const satisfies readonly (readonly [PageKey, string])[];

/** The footer of every page. SPEC 2.4. */
export function Footer() {
  const t = useText();
  const { pathname } = useLocation();
  const sound = useChunk(loadQuietSound);
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Company />
        <LinkList title={t("footer.quickLinks")} links={mainMenu} />
        <LinkList title={t("footer.experiences.title")} links={experiences} />
        <ContactBlock />
        <section className={styles.season}>
          <h2>{t("footer.season.title")}</h2>
          <p>{t("footer.season.dates")}</p>
          <ButtonLink page="book" size="small">
            {t("footer.season.callToAction")}
          </ButtonLink>
        </section>
      </div>
      <blockquote className={styles.quote}>{t("footer.quote")}</blockquote>
      {sound && <sound.QuietSound key={pathname} />}
      <SmallPrint />
    </footer>
  );
}

function Company() {
  const t = useText();
  const { siteName, instagramUrl, youtubeUrl } = useSettings();
  return (
    <section className={styles.company}>
      <h2>
        <Logo />
        <span translate="no">{siteName}</span>
      </h2>
      <p>{t("footer.blurb")}</p>
      {(instagramUrl || youtubeUrl) && (
        <p className={styles.social}>
          {instagramUrl && <a href={instagramUrl}>{t("footer.instagram")}</a>}
          {youtubeUrl && <a href={youtubeUrl}>{t("footer.youtube")}</a>}
        </p>
      )}
    </section>
  );
}

type Links = typeof mainMenu | typeof experiences;

function LinkList({ title, links }: { title: string; links: Links }) {
  const t = useText();
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([page, label]) => (
          <li key={label}>
            <PageLink page={page}>{t(label)}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactBlock() {
  const t = useText();
  const { phones } = useSettings();
  return (
    <section>
      <h2>{t("footer.contact.title")}</h2>
      <p>{t("footer.contact.location")}</p>
      <p>
        <a href={telephoneHref(phones[0])} translate="no">
          {phones[0]}
        </a>
      </p>
      <p>
        <EmailLink />
      </p>
      <p>{t("footer.contact.hours")}</p>
    </section>
  );
}

function SmallPrint() {
  const t = useText();
  const { siteName } = useSettings();
  const legalPath = useLegalPath();
  const year = stockholmDay(new Date()).slice(0, 4);
  return (
    <div className={styles.smallPrint}>
      <div>
        {/* A visitor may read a page after New Year that was rendered before it. */}
        <p translate="no" suppressHydrationWarning>{`© ${year} ${siteName}`}</p>
        {__SHOWS_RENDERINGS__ && <p data-rendered>{t("footer.rendered")}</p>}
      </div>
      <nav aria-label={t("footer.legal")}>
        <ul className={styles.legal}>
          {legalKeys.map((page) => (
            <li key={page}>
              <a href={legalPath(page)}>{t(`footer.${page}`)}</a>
            </li>
          ))}
          <li className={styles.needsScript}>
            <button
              type="button"
              onClick={(event) =>
                openInPlace(event, loadQuestion, () => showConsent(true), legalPath("cookies"))
              }
            >
              {t("footer.privacyChoices")}
            </button>
          </li>
        </ul>
      </nav>
      <nav className={styles.languages} aria-label={t("header.language")}>
        <LanguageList />
      </nav>
    </div>
  );
}
