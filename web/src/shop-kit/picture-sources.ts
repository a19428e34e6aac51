const widths = [192, 320, 640, 900];
// Further views are shown as thumbnails and whole, never in lists.
const furtherWidths = [192, 900];
const ownPicture = /^(\/pictures\/parts\/[a-z0-9-]+?(-[2-9])?)-900\.webp$/;

/** What goes into a `picture` element. */
export interface PictureSources {
  sources: { type: string; srcSet: string }[];
  src: string;
}

/**
 * The shop's own part pictures lie beside each other in four widths (further views, `<slug>-2`, in two) and two formats; a foreign link is taken as it is.
 * A stored link names the largest: `/pictures/parts/<slug>-900.webp`.
 */
export function pictureSources(image: string): PictureSources {
  const [, stem, further] = ownPicture.exec(image) ?? [];
  if (!stem) return { sources: [], src: image };
  const made = further ? furtherWidths : widths;
  const srcSet = (format: string) => made.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
  return {
    sources: ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) })),
    src: `${stem}-${further ? 900 : 640}.webp`,
  };
}
