import { type RefObject, type SyntheticEvent, useEffect, useRef } from "react";

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
