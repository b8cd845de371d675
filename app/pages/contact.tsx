import { useActionData, useSearchParams } from "react-router";
import { contactSubjectOf } from "#domain/form-limits.ts";
import { pages } from "#domain/pages.ts";
import { resultInAddress } from "#domain/submission.ts";
import { ContactForm } from "../forms/contact-form.tsx";
import { formAction, formHeaders } from "../forms/form-action.server.ts";
import type { FormResult } from "../forms/form-result.ts";
import { CallCard } from "../sections/call-card.tsx";
import { Daylight } from "../sections/daylight.tsx";
import { Faq } from "../sections/faq.tsx";
import { FindUs } from "../sections/find-us.tsx";
import { FormSection } from "../sections/form-section.tsx";
import { Hero } from "../sections/hero.tsx";
import { InfoCards } from "../sections/info-cards.tsx";
import { LaplandMap } from "../sections/lapland-map.tsx";
import { Sections } from "../sections/sections.tsx";
import { SocialCard } from "../sections/social-card.tsx";
import { useContent } from "../words/content-provider.tsx";

export const action = formAction("contact");
export const headers = formHeaders;

/** SPEC 2.11. */
export default function ContactPage() {
  const { hero, form } = useContent("contact");
  const [query] = useSearchParams();
  return (
    <Sections>
      <Hero
        title={hero.title}
        text={hero.subtitle}
        media={pages.contact.hero}
        alt={hero.alt}
        height="low"
      />
      <Daylight>
        <FormSection title={form.title} text={form.subtitle} aside={<FindUs />}>
          <ContactForm
            result={useActionData<FormResult>() ?? resultInAddress(query)}
            preselected={contactSubjectOf(query.get("subject"))}
          />
        </FormSection>
      </Daylight>
      <LaplandMap />
      <InfoCards />
      <Daylight>
        <Faq
          aside={
            <>
              <SocialCard />
              <CallCard />
            </>
          }
        />
      </Daylight>
    </Sections>
  );
}
