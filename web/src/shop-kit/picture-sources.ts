const widths = [192, 320, 640, 900];
// Further views are shown as thumbnails and whole, never in lists.
const furtherWidths = [192, 900];
const ownPicture = /^(\/pictures\/parts\/[a-z0-9-]+?(-[2-9])?)-900\.webp$/;

/** Uploaded by an admin (ADR 050): WebP in all widths. */
const uploaded = /^(\/pictures\/uploaded\/[0-9a-f]{32})-900\.webp$/;

/** Attributes for a `picture` element. */
export interface PictureSources {
  sources: { type: string; srcSet: string }[];
  src: string;
}

/**
 * Sources of a picture. The shop's own have four widths (further views, `<slug>-2`, two) and two formats; uploaded ones
 * four widths of WebP; a foreign link is used as is. A stored link is the largest: `/pictures/parts/<slug>-900.webp`.
 */
export function pictureSources(image: string): PictureSources {
  const srcSetOf = (stem: string, made: readonly number[], format: string) =>
    made.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
  const [, sent] = uploaded.exec(image) ?? [];
  if (sent)
    return {
      sources: [{ type: 'image/webp', srcSet: srcSetOf(sent, widths, 'webp') }],
      src: `${sent}-640.webp`,
    };
  const [, stem, further] = ownPicture.exec(image) ?? [];
  if (!stem) return { sources: [], src: image };
  const made = further ? furtherWidths : widths;
  return {
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: srcSetOf(stem, made, format),
    })),
    src: `${stem}-${further ? 900 : 640}.webp`,
  };
}
