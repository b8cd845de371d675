import {
  createContext,
  Fragment,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
  useState,
} from "react";
import { useText } from "../words/content-provider.tsx";
import type { Elements } from "./elements.ts";
import styles from "./toast.module.css";

/** Replaces a toast of the same name. */
type ShowToast = (contentOf: (dismiss: () => void) => ReactNode, name?: string) => void;

interface ShownToast {
  id: number;
  name?: string;
  content: ReactNode;
}

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** The area for toasts; the pages that show a toast bring its component along (toast.tsx). SPEC 4. */
export function ToastProvider({ children }: { children: Elements }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const nextId = useRef(1);
  const t = useText();
  const show = useCallback<ShowToast>((contentOf, name) => {
    const id = nextId.current++;
    const dismiss = () => setToasts((shown) => shown.filter((toast) => toast.id !== id));
    setToasts((shown) => [
      ...shown.filter((toast) => !name || toast.name !== name),
      { id, name, content: contentOf(dismiss) },
    ]);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <section
        className={styles.stack}
        aria-label={t("toast.label")}
        aria-live="polite"
        data-screen-only
      >
        {toasts.map(({ id, content }) => (
          <Fragment key={id}>{content}</Fragment>
        ))}
      </section>
    </ToastContext>
  );
}

/** Adds something to the area for toasts; throws outside ToastProvider. SPEC 8. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast must be used within a ToastProvider");
  return show;
}
