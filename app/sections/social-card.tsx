import { Camera, Clapperboard } from "lucide";
import { Card } from "../ui/card.tsx";
import { LucideIcon } from "../ui/lucide-icon.tsx";
import { useSettings } from "../ui/use-settings.ts";
import { useContent } from "../words/content-provider.tsx";
import styles from "./side-card.module.css";

/** Links to the family's pictures and films, if they have a profile for either. SPEC 2.11 (social card). */
export function SocialCard() {
  const words = useContent("contact").social;
  const { instagramUrl, youtubeUrl } = useSettings();
  if (!instagramUrl && !youtubeUrl) return null;
  return (
    <Card glow className={styles.card}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p className={styles.links}>
        {instagramUrl && (
          <a href={instagramUrl}>
            <LucideIcon icon={Camera} size={20} />
            <span>{words.instagram}</span>
          </a>
        )}
        {youtubeUrl && (
          <a href={youtubeUrl}>
            <LucideIcon icon={Clapperboard} size={20} />
            <span>{words.youtube}</span>
          </a>
        )}
      </p>
    </Card>
  );
}
