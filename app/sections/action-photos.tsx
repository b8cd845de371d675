import type { PictureName } from "#domain/pictures.ts";
import { Picture } from "../ui/picture.tsx";
import { useContent } from "../words/content-provider.tsx";
import styles from "./action-photos.module.css";

const photos: readonly PictureName[] = ["action-snowmobile", "action-lodge", "action-landscape"];

/** Three photos of an ordinary day: snowmobile, lodge, landscape. SPEC 2.6. */
export function ActionPhotos() {
  const { title, items } = useContent("about").action;
  return (
    <section className={styles.photos}>
      <h2>{title}</h2>
      {photos.map((photo, index) => (
        <figure key={photo}>
          <Picture name={photo} alt={items[index]?.alt ?? ""} size="half" />
          <figcaption>{items[index]?.caption}</figcaption>
        </figure>
      ))}
    </section>
  );
}
