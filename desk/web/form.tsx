import { Problem } from "./feedback.tsx";
import type { Elements } from "./render.tsx";

interface PostFormProps {
  action: string;
  /** What goes along unseen. */
  hidden?: Record<string, string | number>;
  button: string;
  /** What the button is called for those who do not see what it stands beside. */
  label?: string;
  children?: Elements;
}

/** A form that does something: its fields, if it has any, below each other, then its button. */
export function PostForm({ action, hidden = {}, button, label, children }: PostFormProps) {
  return (
    <form className={children ? "letter" : undefined} method="post" action={action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button type="submit" aria-label={label}>
        {button}
      </button>
    </form>
  );
}

interface FieldProps {
  label: string;
  /** The id by which the control names what stands below it. */
  noteId?: string;
  hint?: string;
  /** Why what was typed is not accepted. */
  problem?: string | undefined;
  /** The control. */
  children: Elements;
}

/** A control with its label above, and a hint or what is wrong below it. */
export function Field({ label, noteId, hint, problem, children }: FieldProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is given. */}
      <label>
        <span>{label}</span>
        {children}
      </label>
      {problem && <Problem id={noteId} text={problem} />}
      {hint && (
        <p className="quiet" id={noteId}>
          {hint}
        </p>
      )}
    </>
  );
}
