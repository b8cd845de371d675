import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Modal } from "../../app/ui/modal.tsx";

/** A button that opens a dialog in development, where React runs each effect twice. For modal.test.ts. */
function ModalPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Modal label="Picture" closeLabel="Close" onClose={() => setOpen(false)}>
          <p>Enlarged</p>
        </Modal>
      )}
    </>
  );
}

createRoot(document.body).render(
  <StrictMode>
    <ModalPage />
  </StrictMode>,
);
