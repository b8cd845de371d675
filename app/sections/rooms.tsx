import type { PictureName } from "#domain/pictures.ts";
import { Picture } from "../ui/picture.tsx";
import { useContent } from "../words/content-provider.tsx";
import styles from "./rooms.module.css";

const pictures: readonly PictureName[] = [
  "room-bedroom",
  "room-kitchen",
  "room-sauna",
  "room-dinner",
];

/** What waits behind the door of the house: bed, kitchen, sauna, dinner. */
export function Rooms() {
  const { title, items } = useContent("experiences.accommodation").rooms;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.grid}>
        {pictures.map((picture, index) => (
          <figure key={picture}>
            <Picture name={picture} alt={items[index]?.alt ?? ""} size="half" />
            <figcaption>{items[index]?.caption}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
