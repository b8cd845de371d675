import { useActionData, useSearchParams } from "react-router";
import { isPackageId } from "#domain/packages.ts";
import { pages } from "#domain/pages.ts";
import { Booking } from "../forms/booking.tsx";
import { formAction, formHeaders } from "../forms/form-action.server.ts";
import type { FormResult } from "../forms/form-result.ts";
import { BookingSide } from "../sections/booking-side.tsx";
import { Daylight } from "../sections/daylight.tsx";
import { FormSection } from "../sections/form-section.tsx";
import { Hero } from "../sections/hero.tsx";
import { NextSteps } from "../sections/next-steps.tsx";
import { Sections } from "../sections/sections.tsx";
import { useContent } from "../words/content-provider.tsx";

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
      <Daylight>
        <FormSection title={formTitle} text={formSubtitle} aside={<BookingSide />}>
          <Booking
            result={useActionData<FormResult>()}
            preselected={isPackageId(named) ? named : undefined}
          />
        </FormSection>
      </Daylight>
      <NextSteps />
    </Sections>
  );
}
