import { X } from "lucide-react";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { useText } from "../content/content-provider.tsx";
import styles from "./toast.module.css";
import { useFocusReturn } from "./use-focus-return.ts";

const shownMs = 5_000;

export interface Toast {
  type: "success" | "error" | "warning" | "info";
  title: string;
  description?: string;
  durationMs?: number;
  action?: { label: string; onClick: () => void };
}

interface ShownToast extends Toast {
  id: number;
}

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

/** The place where toasts appear, and the facility that shows them. SPEC 4. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const t = useText();
  const show = useCallback((toast: Toast) => {
    setToasts((shown) => [...shown, { ...toast, id: (shown.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
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
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </section>
    </ToastContext>
  );
}

/** Shows a toast; throws outside ToastProvider. SPEC 8. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast must be used within a ToastProvider");
  return show;
}

function ToastItem({ toast, onDismiss }: { toast: ShownToast; onDismiss: (id: number) => void }) {
  const { id, durationMs = shownMs } = toast;
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const held = isHovered || hasFocus;
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  useFocusReturn(place);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [held, id, durationMs, onDismiss]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock
    <div
      ref={place}
      className={`${styles.toast} ${styles[toast.type]}`}
      data-toast={toast.type}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <div>
        <strong>{toast.title}</strong>
        {toast.description && <p>{toast.description}</p>}
        {toast.action && (
          <button type="button" className={styles.action} onClick={toast.action.onClick}>
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t("toast.dismiss")}
        onClick={() => onDismiss(id)}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
