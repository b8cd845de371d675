import { legalPathOf } from "#domain/routes.ts";
import { PageLink } from "../ui/page-link.tsx";
import { useContent } from "../words/content-provider.tsx";
import styles from "./package-conditions.module.css";

/** What no package includes, and what holds if a guest's plans change. */
export function PackageConditions() {
  const words = useContent("packages").conditions;
  return (
    <section className={styles.section} data-conditions>
      <h2>{words.title}</h2>
      <div>
        <h3>{words.notIncludedTitle}</h3>
        <ul className={styles.list}>
          {words.notIncluded.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p data-screen-only>
          <PageLink page="plan">{words.plan}</PageLink>
        </p>
      </div>
      <div>
        <h3>{words.cancellationTitle}</h3>
        <p>{words.cancellation}</p>
        <p data-screen-only>
          {/* The server knows the language by the address of this page. */}
          <a href={legalPathOf("terms")}>{words.terms}</a>
        </p>
      </div>
    </section>
  );
}
