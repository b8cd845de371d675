import { Children, Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import styles from "../layout/error-message.module.css";
import { useText } from "../words/content-provider.tsx";
import daylightStyles from "./daylight.module.css";

/** The sections of a page: if one fails in the browser, the others stay. SPEC 8. */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <SectionBoundary>{section}</SectionBoundary>);
}

/** React needs a class here: only a class can catch what its children throw. */
class SectionBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <SectionError /> : this.props.children;
  }
}

function SectionError() {
  const t = useText();
  return (
    <section className={styles.section} role="alert">
      <p>{t("errors.section")}</p>
      {/* The link loads a whole page, because the scripts of this page may be broken. */}
      <p>
        <a href={useLocation().pathname} rel="external">
          {t("errors.retry")}
        </a>
      </p>
    </section>
  );
}

/** Sections of one page that lie in daylight, dark on snow: app/styles/tokens.css. */
export function LightSection({ children }: { children: ReactNode }) {
  return (
    <div className={daylightStyles.daylight} data-light>
      <Sections>{children}</Sections>
    </div>
  );
}
