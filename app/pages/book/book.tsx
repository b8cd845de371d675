import { useActionData, useSearchParams } from "react-router";
import { isPackageId } from "#domain/booking/packages.ts";
import { pages } from "#domain/pages/pages.ts";
import { formAction, formHeaders } from "../../forms/form-actions.server.ts";
import type { FormResult } from "../../forms/form-result.ts";
import { Hero } from "../../sections/hero.tsx";
import { LightSection, Sections } from "../../sections/sections.tsx";
import { FormSection } from "../../sections/text-sections.tsx";
import { useContent } from "../../words/content-provider.tsx";
import { Booking } from "./booking-form.tsx";
import { BookingSide, NextSteps } from "./booking-side.tsx";

export const action = formAction("booking");
export const headers = formHeaders;

/** SPEC 2.12. */
export default function BookPage() {
  const { hero, formTitle, formSubtitle } = useContent("booking");
  const [query] = useSearchParams();
  const named = query.get("package");
  return (
    <Sections>
      <Hero
        title={hero.title}
        text={hero.subtitle}
        media={pages.book.hero}
        alt={hero.alt}
        height="low"
      />
      <LightSection>
        <FormSection title={formTitle} text={formSubtitle} aside={<BookingSide />}>
          <Booking
            result={useActionData<FormResult>()}
            preselected={isPackageId(named) ? named : undefined}
          />
        </FormSection>
      </LightSection>
      <NextSteps />
    </Sections>
  );
}
