import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { getCatalogue } from "#words/catalogues.server.ts";
import { useToast } from "../../app/ui/toast.tsx";
import { ToastProvider } from "../../app/ui/toast-provider.tsx";
import { WithWords } from "../support/with-words.tsx";

function Speaker() {
  const show = useToast();
  return <p>{typeof show}</p>;
}

test("toasts outside their provider are an error that names it", () => {
  expect(() => renderToString(<Speaker />)).toThrow(/useToast.*ToastProvider/);
});

test("inside their provider toasts are at hand, in a place with a name of its own", () => {
  const html = renderToString(
    <WithWords language="de">
      <ToastProvider>
        <Speaker />
      </ToastProvider>
    </WithWords>,
  );
  expect(html).toContain("<p>function</p>");
  expect(html).toContain(`aria-label="${getCatalogue("de").toast.label}"`);
  expect(html).not.toContain("data-toast");
});
