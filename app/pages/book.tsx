import { useActionData, useSearchParams } from "react-router";
import { isPackageId } from "#domain/packages.ts";
import { useContent } from "../content/content-provider.tsx";
import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { BookingForm } from "../forms/booking-form.tsx";
import { formAction } from "../forms/form-action.server.ts";
import type { FormResult } from "../forms/form-result.ts";
import { BookingSide } from "../sections/booking-side.tsx";
import { FormSection } from "../sections/form-section.tsx";
import { Hero } from "../sections/hero.tsx";
import { NextSteps } from "../sections/next-steps.tsx";
import { Sections } from "../sections/sections.tsx";

export const loader = pageLoader("book");
export const clientLoader = pageClientLoader("book");
export const meta = pageMeta;
export const action = formAction("booking");

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
        media={{ picture: "book-hero" }}
        alt={hero.alt}
      />
      <FormSection title={formTitle} text={formSubtitle} aside={<BookingSide />}>
        <BookingForm
          result={useActionData<FormResult>()}
          preselected={isPackageId(named) ? named : undefined}
        />
      </FormSection>
      <NextSteps />
    </Sections>
  );
}
