const widths = [192, 320, 640, 900];
const ownPicture = /^(\/pictures\/parts\/[a-z0-9-]+)-900\.webp$/;

/** What goes into a `picture` element. */
export interface PictureSources {
  sources: { type: string; srcSet: string }[];
  src: string;
}

/**
 * The shop's own part pictures lie beside each other in four widths and two formats; a foreign link is taken as it is.
 * A stored link names the largest: `/pictures/parts/<slug>-900.webp`.
 */
export function pictureSources(image: string): PictureSources {
  const stem = ownPicture.exec(image)?.[1];
  if (!stem) return { sources: [], src: image };
  const srcSet = (format: string) => widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
  return {
    sources: ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) })),
    src: `${stem}-640.webp`,
  };
}
