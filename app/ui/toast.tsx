import { X } from "lucide";
import { useEffect, useRef, useState } from "react";
import { useText } from "../words/content-provider.tsx";
import { LucideIcon } from "./lucide-icon.tsx";
import styles from "./toast.module.css";
import { useFocusReturn } from "./use-focus-return.ts";

const shownMs = 5_000;

export interface Toast {
  type: "success" | "error";
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
}

/** One toast, in the area for them. SPEC 4. */
export function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const held = isHovered || hasFocus;
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  useFocusReturn(place);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, shownMs);
    return () => clearTimeout(timer);
  }, [held, onDismiss]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
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
        onClick={onDismiss}
      >
        <LucideIcon icon={X} size={18} />
      </button>
    </div>
  );
}
