import { heroPictureOf } from "#domain/hero-picture.ts";
import { PageNavLink } from "../ui/page-link.tsx";
import { Picture } from "../ui/picture.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useText } from "../words/content-provider.tsx";
import { Dropdown } from "./dropdown.tsx";
import styles from "./experience-menu.module.css";
import { experienceMenu } from "./main-menu.ts";

/**
 * The experiences in the desktop header, with the pictures of their pages. Script adds the pictures: in every page's
 * HTML they would weigh more than the links, and without script browsers would load them at once.
 */
export function ExperienceMenu() {
  const t = useText();
  const isHydrated = useHydrated();
  return (
    <Dropdown label={t("footer.experiences.title")}>
      <ul className={styles.list}>
        {experienceMenu.map(([page, label]) => (
          <li key={page}>
            <PageNavLink page={page}>
              {isHydrated && <Picture name={heroPictureOf(page)} alt="" size="thumb" />}
              <span>{t(label)}</span>
            </PageNavLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
