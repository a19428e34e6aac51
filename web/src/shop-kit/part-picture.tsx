import { chakra } from '#shared/ui/chakra';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { categoryOf, type CategoryId } from './categories';
import { pictureSources, type PictureSources } from './picture-sources';

const Tile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    width: 'full',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'bg.picture',
    color: 'fg.drawing',
    '& img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'contain' },
    _dark: { '& img': { filter: 'brightness(0.9)' } },
  },
  variants: {
    faded: {
      true: {
        '& img': { filter: 'saturate(0) contrast(0.5) brightness(1.3)' },
        _dark: { '& img': { filter: 'saturate(0) contrast(0.5) brightness(1)' } },
        '& > span': { opacity: 0.5 },
      },
    },
  },
});

const Drawing = chakra('span', { base: { width: '62%', height: '62%', background: 'currentColor' } });

interface PartPictureProps {
  /** Link of the picture; null where there is none. */
  image: string | null;
  category: CategoryId | null;
  /** Description of the picture, where no text next to it has one. */
  alt?: string;
  /** CSS `sizes`: how wide the tile is rendered. */
  sizes: string;
  /** For the pictures visible at first; all others load as they come near. */
  eager?: boolean;
  /** The picture that the page is about: fetched before anything else. */
  main?: boolean;
  /** Sold out: pale and without color. */
  faded?: boolean;
}

/**
 * A part on its paper, whole and square. Decoration, unless `alt` says what it shows: the name is next to it. If the
 * link is missing or broken, the line drawing of its category replaces it, or a box's where it has none.
 */
export function PartPicture({
  image,
  category,
  alt = '',
  sizes,
  eager,
  main,
  faded = false,
}: PartPictureProps) {
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);

  useEffect(
    function noticeWhatBrokeBeforeHydration() {
      const element = picture.current;
      if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setBrokenImage(image);
    },
    [image],
  );

  if (!image || image === brokenImage) {
    const url = `url(/icons/${category ? `categories/${categoryOf(category).slug}` : 'part'}.svg)`;
    return (
      <Tile faded={faded}>
        <Drawing mask={`${url} center / contain no-repeat`} />
      </Tile>
    );
  }
  const { sources, src } = pictureSources(image);
  if (main) fetchFirst({ sources, src }, sizes);
  return (
    <Tile faded={faded}>
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          ref={picture}
          src={src}
          alt={alt}
          width={900}
          height={900}
          loading={eager || main ? 'eager' : 'lazy'}
          fetchPriority={main ? 'high' : undefined}
          decoding={main ? undefined : 'async'}
          onError={() => setBrokenImage(image)}
        />
      </picture>
    </Tile>
  );
}

/** React puts the hint into the head of the server's page, before the markup that needs it. */
function fetchFirst({ sources: [best], src }: PictureSources, sizes: string) {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(best && { type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes }),
  });
}
