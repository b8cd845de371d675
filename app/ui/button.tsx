import { LoaderCircle } from "lucide";
import type { MouseEvent, ReactElement, ReactNode } from "react";
import type { PageKey } from "#domain/pages/pages.ts";
import styles from "./button.module.css";
import { LucideIcon } from "./lucide-icon.tsx";
import { PageLink } from "./page-link.tsx";

interface Look {
  variant?: "primary" | "secondary" | "outline";
  size?: "small" | "medium" | "large";
}

interface ButtonProps extends Look {
  type?: "button" | "submit";
  disabled?: boolean;
  /** Inactive, with a spinner. SPEC 4. */
  loading?: boolean;
  icon?: ReactElement;
  name?: string;
  value?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  children: string;
}

/** A button. SPEC 3, 4. */
export function Button({ variant, size, type = "button", loading = false, ...rest }: ButtonProps) {
  const { disabled = false, icon, children, ...attributes } = rest;
  return (
    <button
      type={type}
      className={lookOf(variant, size)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...attributes}
    >
      {loading ? <LucideIcon icon={LoaderCircle} className={styles.spinner} size={20} /> : icon}
      <span>{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends Look {
  onClick?: () => void;
  page: PageKey;
  search?: string;
  children: ReactNode;
}

/** A link to a page that looks like a button. */
export function ButtonLink({ variant, size, ...link }: ButtonLinkProps) {
  return <PageLink className={lookOf(variant, size)} {...link} />;
}

interface ButtonAnchorProps extends Look {
  href: string;
  children: ReactNode;
}

/** A link to an address outside the pages (telephone, e-mail, map) that looks like a button. */
export function ButtonAnchor({ variant, size, ...anchor }: ButtonAnchorProps) {
  return <a className={lookOf(variant, size)} {...anchor} />;
}

function lookOf(variant: Look["variant"] = "primary", size: Look["size"] = "medium"): string {
  return [styles.button, styles[variant], styles[size]].filter(Boolean).join(" ");
}
