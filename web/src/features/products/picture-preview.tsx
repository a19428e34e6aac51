import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { ErrorText } from '#shared/forms/field-frame';
import { pictureSources } from '#shop-kit/picture-sources';
import { isPictureLink, linksOf, notAPicture } from './picture-links';

const Tile = chakra('div', {
  base: {
    boxSize: '6rem',
    borderRadius: 'control',
    bg: 'bg.picture',
    overflow: 'hidden',
    '& img': { width: 'full', height: 'full', objectFit: 'contain' },
  },
});

interface PictureProps {
  link: string;
  /** What is said of it: "The picture behind this link". */
  alt: string;
  /** What is said where there is none, until its field says it. */
  broken: string | null;
  onBroken: (link: string) => void;
}

function Picture({ link, alt, broken: reason, onBroken }: PictureProps) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return reason && <ErrorText role="status">{reason}</ErrorText>;
  }
  return (
    <Tile>
      <img
        src={pictureSources(link).src}
        alt={alt}
        width={96}
        height={96}
        onError={() => {
          setBroken(true);
          onBroken(link);
        }}
      />
    </Tile>
  );
}

interface PreviewProps {
  onBroken: (link: string) => void;
}

/** The picture of the link that stands in the form, at once. A link without a picture is said as soon as that is known. */
export function PicturePreview({ onBroken }: PreviewProps) {
  const { input, meta } = useField<string>('image', { subscription: { value: true, touched: true } });
  const link = input.value.trim();
  return isPictureLink(link) ? (
    <chakra.div mt="2.5">
      <Picture
        key={link}
        link={link}
        alt="The picture behind this link"
        broken={meta.touched ? null : notAPicture}
        onBroken={onBroken}
      />
    </chakra.div>
  ) : null;
}

/** The same of the further pictures, in their order. */
export function FurtherPictures({ onBroken }: PreviewProps) {
  const { input, meta } = useField<string>('moreImages', { subscription: { value: true, touched: true } });
  const links = [...new Set(linksOf(input.value))].filter(isPictureLink);
  if (links.length === 0) return null;
  return (
    <chakra.div mt="2.5" display="flex" flexWrap="wrap" gap="2.5" alignItems="center">
      {links.map((link, index) => (
        <Picture
          key={link}
          link={link}
          alt={`Further picture ${index + 1}`}
          broken={meta.touched ? null : `Link ${index + 1} is not a picture.`}
          onBroken={onBroken}
        />
      ))}
    </chakra.div>
  );
}
