import { chakra } from '#shared/ui/chakra';
import { preload } from 'react-dom';

const widths = [400, 800, 1200];

const Image = chakra('img', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    bg: 'bg.deep',
  },
});

interface ArticlePictureProps {
  slug: string;
  /** Empty where the title is next to it. */
  text?: string;
  /** Displayed width, as in `img`. */
  sizes: string;
  /** The largest picture of the first screen: fetched before everything else. */
  main?: boolean;
}

const srcSet = (slug: string, format: string) =>
  widths.map((width) => `/pictures/articles/${slug}-${width}.${format} ${width}w`).join(', ');

/** The picture of an article, 16:9, in three widths and two formats. */
export function ArticlePicture({ slug, text = '', sizes, main = false }: ArticlePictureProps) {
  const src = `/pictures/articles/${slug}-800.webp`;
  if (main) {
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      type: 'image/avif',
      imageSrcSet: srcSet(slug, 'avif'),
      imageSizes: sizes,
    });
  }
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(slug, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(slug, 'webp')} sizes={sizes} />
      <Image
        src={src}
        alt={text}
        htmlWidth={1200}
        htmlHeight={675}
        loading={main ? 'eager' : 'lazy'}
        fetchPriority={main ? 'high' : undefined}
        decoding={main ? undefined : 'async'}
      />
    </picture>
  );
}
