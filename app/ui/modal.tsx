import { X } from "lucide";
import { type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import type { Elements } from "./elements.ts";
import { LucideIcon } from "./lucide-icon.tsx";
import styles from "./modal.module.css";

interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/** Keeps a `<dialog>` open over the page while it is rendered; afterwards the focus returns to where it was. */
export function useModalDialog(onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    onClose({ currentTarget }) {
      // In development React runs the effect twice: the first close event finds the dialog open again.
      if (!currentTarget.open) onClose();
    },
  };
}

const dragPixels = 10;

interface ModalProps {
  /** The dialog's name for a screen reader. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: Elements;
}

/** A dialog over the whole page, open while it is rendered; on close, the focus returns to where it was. */
export function Modal({ label, closeLabel, onClose, children }: ModalProps) {
  const dialog = useModalDialog(onClose);
  // Remember where each press began: a drag must not close the dialog. `closedby="any"` would close
  // on a drag too, and a dialog as large as the page has no background for it.
  const pressed = useRef({ x: 0, y: 0, onBackground: false });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      {...dialog}
      className={styles.modal}
      aria-label={label}
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

// The dialog itself, or an element that covers it but has no action of its own.
function isBackground(target: EventTarget): boolean {
  return target instanceof Element && target.matches("dialog, [data-modal-background]");
}
