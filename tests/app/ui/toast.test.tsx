import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useToast } from "../../../app/ui/toast-provider.tsx";

function Speaker() {
  useToast();
  return null;
}

test("toasts outside their provider are an error that names it", () => {
  expect(() => renderToString(<Speaker />)).toThrow(/useToast.*ToastProvider/);
});
