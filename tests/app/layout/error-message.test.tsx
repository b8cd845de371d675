import { renderToString } from "react-dom/server";
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { ErrorMessage } from "../../../app/layout/error-message.tsx";
import { parseEnv } from "../../../worker/config/env.ts";
import { WithWords } from "../../support/with-words.tsx";
import { workingVars } from "../../support/working-vars.ts";

const { settings } = parseEnv(workingVars);

test.each(languages)("an error in %s says what to do and how to reach the family", (language) => {
  const page = render(language, new Error("secret detail"));
  const { broken, home } = getCatalogue(language).errors;
  expect(page).toContain(broken.title);
  expect(page).toContain(settings.email);
  expect(page).toContain(home);
  expect(page).toContain(`href="${pathOf("home", language)}"`);
  expect(page).not.toContain("secret detail");
  expect(page).not.toContain("Unexpected Application Error");
});

test("an address that no page answers has words of its own", () => {
  const page = render("sv", new ErrorResponse(404, "Not Found", null));
  expect(page).toContain(getCatalogue("sv").errors.notFound.title);
});

function render(language: Language, error: unknown): string {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: pathOf("about", language),
      loader: () => ({ settings }),
      Component: () => (
        <WithWords language={language}>
          <ErrorMessage error={error} language={language} />
        </WithWords>
      ),
    },
  ]);
  return renderToString(
    <Stub
      initialEntries={[pathOf("about", language)]}
      hydrationData={{ loaderData: { root: { settings } } }}
    />,
  );
}
