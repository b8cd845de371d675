import { X } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { LucideIcon } from "./lucide-icon.tsx";
import styles from "./modal.module.css";

const dragPixels = 10;

interface ModalProps {
  /** Says what it is to a screen reader. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the whole page, open while it is rendered; focus returns to where it was before. */
export function Modal({ label, closeLabel, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A drag does not close the dialog, wherever it ends: so the start of each press is kept. `closedby="any"` would
  // close on a drag too, and finds no background in a dialog as large as the page.
  const pressed = useRef({ x: 0, y: 0, onBackground: false });
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-label={label}
      onClose={({ currentTarget }) => {
        // In development React runs the effect twice: the event of the first run comes when the dialog is open again.
        if (!currentTarget.open) onClose();
      }}
      onPointerDown={({ target, clientX: x, clientY: y }) => {
        pressed.current = { x, y, onBackground: isBackground(target) };
      }}
      onClick={({ target, clientX, clientY }) => {
        const { x, y, onBackground } = pressed.current;
        const isDrag = Math.hypot(clientX - x, clientY - y) >= dragPixels;
        if (onBackground && isBackground(target) && !isDrag) onClose();
      }}
    >
      {children}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <LucideIcon icon={X} size={24} />
      </button>
    </dialog>
  );
}

// The dialog itself, or something that covers it but has no action of its own.
function isBackground(target: EventTarget): boolean {
  return target instanceof Element && target.matches("dialog, [data-modal-background]");
}
