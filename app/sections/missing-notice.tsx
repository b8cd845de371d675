import { useSearchParams } from "react-router";
import { missingParameter } from "#domain/routes.ts";
import { useContent } from "../words/content-provider.tsx";
import styles from "./missing-notice.module.css";

/** Tells a visitor who came from an unknown address why they are on the home page. SPEC 2.1. */
export function MissingNotice() {
  const [query] = useSearchParams();
  const { missing } = useContent("home");
  if (query.get(missingParameter) !== "1") return null;
  return (
    <p role="status" className={styles.notice}>
      {missing}
    </p>
  );
}
