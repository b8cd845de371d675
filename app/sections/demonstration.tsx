import { useRouteLoaderData } from "react-router";
import type { RootData } from "../navigation/page-data.ts";
import { useText } from "../words/content-provider.tsx";
import styles from "./demonstration.module.css";

/** The line over every page of a deployed site whose facts are still placeholders. SPEC 2.4. */
export function Demonstration() {
  const t = useText();
  const root = useRouteLoaderData<RootData>("root");
  return root?.isDemonstration && <aside className={styles.line}>{t("demonstration.text")}</aside>;
}
