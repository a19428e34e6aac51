import { useState } from 'react';
import { pictureSources } from '#shop-kit/picture-sources';
import { type BrokenLinks, isPictureLink, linksOf } from './picture-links';
import type { ProductValues } from './product-values';

/** Knows of the links in a form which of them show no picture. */
interface PictureCheck {
  readonly broken: BrokenLinks;
  /** Notes what the preview found. */
  readonly noteBroken: (link: string) => void;
  /** Looks at every link; false when one shows no picture, which is in `broken` then. */
  readonly look: (values: Pick<ProductValues, 'image' | 'moreImages'>) => Promise<boolean>;
}

export function usePictureCheck(): PictureCheck {
  const [broken, setBroken] = useState<BrokenLinks>(new Set());
  const note = (links: readonly string[]) => setBroken((known) => new Set([...known, ...links]));
  return {
    broken,
    noteBroken: (link) => note([link]),
    async look({ image, moreImages }) {
      const links = [image.trim(), ...linksOf(moreImages)].filter(isPictureLink);
      const shown = await Promise.all(links.map(showsPicture));
      const blank = links.filter((_link, index) => !shown[index]);
      if (blank.length > 0) note(blank);
      return blank.length === 0;
    },
  };
}

async function showsPicture(link: string): Promise<boolean> {
  const picture = new Image();
  picture.src = pictureSources(link).src;
  try {
    await picture.decode();
    return true;
  } catch {
    return false;
  }
}
