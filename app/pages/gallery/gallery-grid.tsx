import { memo } from "react";
import { largestPicture } from "#domain/media/pictures.ts";
import {
  findGalleryImages,
  type GalleryCategory,
  type GalleryImageKey,
  galleryCategories,
  galleryImages,
} from "#domain/pages/gallery-images.ts";
import { chunk, openInPlace, useChunk } from "../../navigation/chunk.ts";
import { Picture } from "../../ui/picture.tsx";
import { useEnlarged } from "../../ui/use-enlarged.ts";
import { useContent, useText } from "../../words/content-provider.tsx";
import styles from "./gallery-grid.module.css";

interface GalleryFilterProps {
  selected: GalleryCategory;
  onChoose: (category: GalleryCategory) => void;
}

/** Buttons that filter the pictures; without script the server does it. SPEC 2.10, 4. */
export function GalleryFilter({ selected, onChoose }: GalleryFilterProps) {
  const { filter, categories } = useContent("gallery");
  const t = useText();
  return (
    <form className={styles.filter} data-screen-only method="get" aria-label={filter}>
      {galleryCategories.map((category) => (
        <button
          key={category}
          type="submit"
          name="category"
          value={category}
          className={styles.button}
          aria-pressed={category === selected}
          data-category={category}
          data-needs-script
          onClick={(event) => {
            event.preventDefault();
            onChoose(category);
          }}
        >
          {categories[category]}
        </button>
      ))}
      <p className={styles.count} aria-live="polite">
        {t("gallery.count", { count: findGalleryImages(selected).length })}
      </p>
    </form>
  );
}

const loadLightbox = chunk("lightbox", () => import("./lightbox.tsx"));

/** The pictures of a category; each opens enlarged, or as a file if there is no script. SPEC 2.10, 4. */
export function Gallery({ category }: { category: GalleryCategory }) {
  const { enlarged, enlarge, close } = useEnlarged();
  const words = useContent("gallery");
  const keys = findGalleryImages(category);
  const opened = keys.find((key) => key === enlarged);
  const lightbox = useChunk(loadLightbox, opened !== undefined);
  return (
    <section className={styles.gallery} aria-label={words.hero.title}>
      {keys.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <Tiles category={category} onOpen={enlarge} />
      {opened && lightbox && <lightbox.Lightbox keys={keys} opened={opened} onClose={close} />}
    </section>
  );
}

interface TilesProps {
  category: GalleryCategory;
  onOpen: (key: GalleryImageKey) => void;
}

// Opening the lightbox changes no tile, so memo saves rendering them again.
const Tiles = memo(function Tiles({ category, onOpen }: TilesProps) {
  const words = useContent("gallery");
  const keys = findGalleryImages(category);
  const squares = keys.filter((key) => galleryImages[key].format !== "wide").length;
  return (
    <ul className={styles.grid} onPointerOver={loadLightbox} onFocus={loadLightbox}>
      {keys.map((key) => {
        const { id, format } = galleryImages[key];
        const file = largestPicture(`gallery/${id}`);
        return (
          <li key={key} data-format={format}>
            <a
              href={file}
              onClick={(event) => openInPlace(event, loadLightbox, () => onOpen(key), file)}
              data-gallery-item={key}
              data-needs-script
            >
              <Picture name={`gallery/${id}`} alt={words.alts[key]} size="tile" />
              <span className={styles.caption}>{words.images[key]}</span>
            </a>
          </li>
        );
      })}
      <li className={styles.next} data-is-odd={squares % 2 === 1} data-screen-only>
        {words.next}
      </li>
    </ul>
  );
});
