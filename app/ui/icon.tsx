import {
  Binoculars,
  Camera,
  CheckCircle,
  Clock,
  Coffee,
  Compass,
  Eye,
  Heart,
  Moon,
  Mountain,
  PawPrint,
  Shield,
  Snowflake,
  Star,
  Thermometer,
  Users,
  Wind,
} from "lucide";
import { LucideIcon } from "./lucide-icon.tsx";

const icons = {
  CheckCircle,
  Star,
  Heart,
  Coffee,
  Snowflake,
  Wind,
  Users,
  PawPrint,
  Clock,
  Shield,
  Camera,
  Mountain,
  Moon,
  Binoculars,
  Eye,
  Thermometer,
  Compass,
};

/** Names of icons that content may use. SPEC 3 (allowed icon names). */
export const iconNames: readonly string[] = Object.keys(icons);

/** A decorative icon by name; a missing or unknown name shows CheckCircle. SPEC 3. */
export function Icon({ name = "CheckCircle", size = 26 }: { name?: string; size?: number }) {
  const icon = Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : CheckCircle;
  return <LucideIcon icon={icon} size={size} strokeWidth={1.6} />;
}
