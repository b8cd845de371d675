import { type PictureName, pictureFile } from "#domain/pictures.ts";

interface PictureProps {
  name: PictureName;
  /** What is seen; "" where the words beside it say as much. */
  alt: string;
  /** Part of the first view: loaded at once. */
  eager?: boolean;
  className?: string;
}

/** A picture of the site; its size is known before it comes, so that nothing moves. */
export function Picture({ name, alt, eager = false, className }: PictureProps) {
  return (
    <img
      {...pictureFile(name)}
      alt={alt}
      className={className}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
}
