import { useActionData, useSearchParams } from "react-router";
import { useContent } from "../content/content-provider.tsx";
import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { ContactForm } from "../forms/contact-form.tsx";
import { formAction } from "../forms/form-action.server.ts";
import type { FormResult } from "../forms/form-result.ts";
import { ContactWays } from "../sections/contact-ways.tsx";
import { FormSection } from "../sections/form-section.tsx";
import { Hero } from "../sections/hero.tsx";

export const loader = pageLoader("contact");
export const clientLoader = pageClientLoader("contact");
export const meta = pageMeta("contact");
export const action = formAction("contact");

/** SPEC 2.11. */
export default function ContactPage() {
  const { hero, form } = useContent("contact");
  const [query] = useSearchParams();
  return (
    <>
      <Hero title={hero.title} text={hero.subtitle} />
      <FormSection title={form.title} text={form.subtitle} aside={<ContactWays />}>
        <ContactForm result={useActionData<FormResult>()} wasSent={query.get("sent") === "1"} />
      </FormSection>
    </>
  );
}
