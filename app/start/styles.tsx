import { use } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext, Links } from "react-router";

/**
 * The site's one file of styles, in place of the router's `<Links>`, whose script would come with it; a
 * development server writes the styles into the page, which only that one knows.
 */
export function Styles() {
  const { manifest } = use(FrameworkContext) ?? {};
  // Only scripts need the nonce; a browser hides it, so React would find another than it wrote.
  if (import.meta.env.DEV) return <Links nonce="" />;
  return manifest?.routes.root?.css?.map((file) => (
    <link key={file} rel="stylesheet" href={file} />
  ));
}
