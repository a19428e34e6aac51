import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { ErrorText } from '#shared/forms/field-frame';
import { pictureSources } from '#shop-kit/picture-sources';
import { isPictureLink } from './product-values';

const Tile = chakra('div', {
  base: {
    mt: '2.5',
    boxSize: '6rem',
    borderRadius: 'control',
    bg: 'bg.picture',
    overflow: 'hidden',
    '& img': { width: 'full', height: 'full', objectFit: 'contain' },
  },
});

function Picture({ link }: { link: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <ErrorText mt="1.5" role="status">
        This link is not a picture.
      </ErrorText>
    );
  }
  return (
    <Tile>
      <img
        src={pictureSources(link).src}
        alt="The picture behind this link"
        width={96}
        height={96}
        onError={() => {
          setBroken(true);
        }}
      />
    </Tile>
  );
}

/** The picture of the link that stands in the form, at once. A link without a picture is said, but not refused. */
export function PicturePreview() {
  const { input } = useField<string>('image', { subscription: { value: true } });
  const link = input.value.trim();
  return isPictureLink(link) ? <Picture key={link} link={link} /> : null;
}
