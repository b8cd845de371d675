import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { catalogueOf } from "#content/catalogues.server.ts";
import { ContentProvider } from "#content/content-provider.tsx";
import { shellSlice } from "#content/slices.ts";
import { useToast } from "../../app/ui/toast.tsx";
import { ToastProvider } from "../../app/ui/toast-provider.tsx";

function Speaker() {
  const show = useToast();
  return <p>{typeof show}</p>;
}

test("toasts outside their provider are an error that names it", () => {
  expect(() => renderToString(<Speaker />)).toThrow(/useToast.*ToastProvider/);
});

test("inside their provider toasts are at hand, in a place with a name of its own", () => {
  const shell = shellSlice(catalogueOf("de"));
  const html = renderToString(
    <ContentProvider language="de" shell={shell}>
      <ToastProvider>
        <Speaker />
      </ToastProvider>
    </ContentProvider>,
  );
  expect(html).toContain("<p>function</p>");
  expect(html).toContain(`aria-label="${catalogueOf("de").toast.label}"`);
  expect(html).not.toContain("data-toast");
});
