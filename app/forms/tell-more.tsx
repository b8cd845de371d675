import { PageLink } from "../ui/page-link.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useContent } from "../words/content-provider.tsx";
import { MoreForm } from "./more-form.tsx";
import type { SentBooking } from "./sent-booking.ts";

/** Diet, allergies, sizes, arrival and wishes, asked only now. Without script the contact form takes them. */
export function TellMore({ sent }: { sent: SentBooking }) {
  const words = useContent("booking").sent.more;
  if (!useHydrated()) {
    // Who is meant would have to stand in the address, so the guest says it.
    return (
      <p data-screen-only>
        <span>{words.withoutScript}</span>{" "}
        <PageLink page="contact" search="?subject=booking">
          {words.link}
        </PageLink>
      </p>
    );
  }
  return (
    <details data-screen-only>
      <summary>{words.title}</summary>
      <MoreForm sent={sent} />
    </details>
  );
}
