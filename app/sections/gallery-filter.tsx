import { type GalleryCategory, galleryCategories, galleryImagesOf } from "#domain/gallery.ts";
import { useContent, useText } from "../words/content-provider.tsx";
import styles from "./gallery-filter.module.css";

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
          data-awaits-script
          onClick={(event) => {
            event.preventDefault();
            onChoose(category);
          }}
        >
          {categories[category]}
        </button>
      ))}
      <p className={styles.count} aria-live="polite">
        {t("gallery.count", { count: galleryImagesOf(selected).length })}
      </p>
    </form>
  );
}
