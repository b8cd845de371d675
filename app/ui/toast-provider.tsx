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
import styles from "./toast.module.css";

type ShowToast = (contentOf: (dismiss: () => void) => ReactNode) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** The area for toasts; the pages that show a toast bring its component along (toast.tsx). SPEC 4. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<{ id: number; content: ReactNode }[]>([]);
  const nextId = useRef(1);
  const t = useText();
  const show = useCallback<ShowToast>((contentOf) => {
    const id = nextId.current++;
    const dismiss = () => setToasts((shown) => shown.filter((toast) => toast.id !== id));
    setToasts((shown) => [...shown, { id, content: contentOf(dismiss) }]);
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
export function useToastPlace(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast must be used within a ToastProvider");
  return show;
}
