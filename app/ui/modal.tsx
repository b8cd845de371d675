import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./modal.module.css";

interface ModalProps {
  /** Says what it is to a screen reader. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the whole page, open while it is rendered; focus returns to where it came from. */
export function Modal({ label, closeLabel, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A drag that ends beside the picture is no press on the background.
  const pressed = useRef<EventTarget>(null);
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
      onClose={onClose}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={({ target }) => {
        if (target === dialog.current && pressed.current === target) onClose();
      }}
    >
      {children}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <X size={24} aria-hidden />
      </button>
    </dialog>
  );
}
