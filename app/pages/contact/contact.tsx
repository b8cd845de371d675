import { useActionData, useSearchParams } from "react-router";
import { parseContactSubject } from "#domain/booking/form-limits.ts";
import { resultInAddress } from "#domain/booking/submission.ts";
import { pages } from "#domain/pages/pages.ts";
import { formAction, formHeaders } from "../../forms/form-actions.server.ts";
import type { FormResult } from "../../forms/form-result.ts";
import { Hero } from "../../sections/hero.tsx";
import { LightSection, Sections } from "../../sections/sections.tsx";
import { FormSection } from "../../sections/text-sections.tsx";
import { useContent } from "../../words/content-provider.tsx";
import { ContactForm } from "./contact-form.tsx";
import { Faq } from "./faq.tsx";
import { InfoCards } from "./info-cards.tsx";
import { LaplandMap } from "./lapland-map.tsx";
import { CallCard, FindUs, SocialCard } from "./side-cards.tsx";

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
      <LightSection>
        <FormSection title={form.title} text={form.subtitle} aside={<FindUs />}>
          <ContactForm
            result={useActionData<FormResult>() ?? resultInAddress(query)}
            preselected={parseContactSubject(query.get("subject"))}
          />
        </FormSection>
      </LightSection>
      <LaplandMap />
      <InfoCards />
      <LightSection>
        <Faq
          aside={
            <>
              <SocialCard />
              <CallCard />
            </>
          }
        />
      </LightSection>
    </Sections>
  );
}
