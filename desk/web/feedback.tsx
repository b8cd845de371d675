import type { Elements } from "./render.tsx";

/** Says that something was done. */
export function Confirmation({ text }: { text: string }) {
  return (
    <p role="status">
      <bdi>{text}</bdi>
    </p>
  );
}

/** Says why something was not done. */
export function Problem({ text, id }: { text: string; id?: string | undefined }) {
  return (
    <p className="wrong box" role="alert" id={id}>
      <bdi>{text}</bdi>
    </p>
  );
}

/** Says that somebody was first, and below that what they did. */
export function Conflict({ text, children }: { text: string; children?: Elements }) {
  return (
    <div className="box" role="alert">
      <p className="wrong">
        <bdi>{text}</bdi>
      </p>
      {children}
    </div>
  );
}

/** What a page reads from another program, or why that is missing: "unset" where nobody has set it up. */
export type Reading<Value, Reason> = { value: Value } | { missing: Reason };

/** The status of a page with a reading: what was never set up is no failure. */
export function statusOf(reading: Reading<unknown, string>): 200 | 503 {
  return "value" in reading || reading.missing === "unset" ? 200 : 503;
}

/** Says why there is nothing to show, and the steps that change that, if there are any. */
export function Missing({ text, steps }: { text: string; steps: readonly string[] }) {
  return (
    <>
      <p>{text}</p>
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </>
  );
}
