import { type MouseEvent, useState } from "react";
import {
  type GalleryCategory,
  type GalleryImageKey,
  galleryImages,
  galleryImagesOf,
} from "#domain/gallery.ts";
import { largestPicture } from "#domain/pictures.ts";
import { useContent } from "../content/content-provider.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./gallery.module.css";
import { Lightbox } from "./lightbox.tsx";

/** The pictures of a category; each opens enlarged, without script as a file of its own. SPEC 2.10, 4. */
export function Gallery({ category }: { category: GalleryCategory }) {
  const [shown, setShown] = useState<GalleryImageKey>();
  const words = useContent("gallery");
  const keys = galleryImagesOf(category);
  const open = (key: GalleryImageKey) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(key);
  };
  return (
    <section className={styles.gallery} aria-label={words.hero.title}>
      {keys.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <ul className={styles.grid}>
        {keys.map((key) => {
          const { id, format } = galleryImages[key];
          return (
            <li key={key} data-format={format}>
              <a
                href={largestPicture(`gallery/${id}`)}
                onClick={open(key)}
                data-gallery-item={key}
                data-awaits-script
              >
                <Picture name={`gallery/${id}`} alt={words.images[key]} size="tile" />
              </a>
            </li>
          );
        })}
      </ul>
      {shown && (
        <Lightbox keys={keys} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
      )}
    </section>
  );
}
