import { useState } from "react";
import { createRoot } from "react-dom/client";
import "../../app/styles/tokens.css";
import { Card } from "../../app/ui/card.tsx";
import { type Toast, useToast } from "../../app/ui/toast.tsx";
import { ToastProvider } from "../../app/ui/toast-provider.tsx";
import { ContentProvider } from "../../app/words/content-provider.tsx";

// The type check fails on an unknown type and on a missing one.
const types: Record<Toast["type"], true> = {
  success: true,
  error: true,
  warning: true,
  info: true,
};

/** Cards and toasts in all their variants, some of which no page shows. */
function Parts() {
  const show = useToast();
  const [presses, setPresses] = useState(0);
  return (
    <>
      {(Object.keys(types) as Toast["type"][]).map((type) => (
        <button key={type} type="button" onClick={() => show({ type, title: type })}>
          {type}
        </button>
      ))}
      <Card onClick={() => setPresses(presses + 1)}>pressed {presses}</Card>
      <Card tilt>tilt</Card>
      <Card magnetic>magnetic</Card>
      <Card glow>glow</Card>
      <Card floating>floating</Card>
    </>
  );
}

const words = JSON.stringify({ toast: { label: "Messages", dismiss: "Dismiss" } });
createRoot(document.body.appendChild(document.createElement("main"))).render(
  <ContentProvider language="en" shell={words}>
    <ToastProvider>
      <Parts />
    </ToastProvider>
  </ContentProvider>,
);
