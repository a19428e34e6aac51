import { chakra } from '#shared/ui/chakra';
import ZoomIn from 'virtual:lucide/zoom-in';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { openedLater } from '#shared/ui/loaded-later';
import { PartPicture } from '#shop-kit/part-picture';
import { stockLevel } from '#shop-kit/stock-level';
import type { PartPage_PartFragment } from './part-page.generated';

const loadZoom = () => import('./zoom-dialog');
// Downloaded only when a picture is opened.
const ZoomDialog = openedLater(async () => (await loadZoom()).ZoomDialog);

const Frame = chakra('div', {
  base: {
    position: 'relative',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > button': { position: 'absolute', right: '4', bottom: '4', bg: 'bg.panel' },
    '@media (scripting: none)': { '& > button': { display: 'none' } },
  },
});

const Thumbnails = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 4.5rem)', gap: '2', mt: '3' },
});

const Thumbnail = chakra('button', {
  base: {
    position: 'relative',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    overflow: 'hidden',
    cursor: 'pointer',
    '&[aria-current]': { borderColor: 'fg' },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      height: '3px',
      bg: 'signal.solid',
    },
  },
});

/** The pictures of a part: one large, the others as thumbnails, each to be looked at closely. */
export function PartPictures({ part }: { part: PartPage_PartFragment }) {
  const { name, images, imageAlts, category } = part;
  const [current, setCurrent] = useState(0);
  const alt = imageAlts[current];
  const [isZoomed, setZoomed] = useState(false);
  const isOnly = images.length < 2;
  const faded = stockLevel(part) === 'out';

  return (
    <div>
      <Frame>
        <PartPicture
          key={images[current]}
          image={images[current] ?? null}
          category={category}
          alt={alt}
          sizes="(min-width: 48rem) 46vw, 92vw"
          main={current === 0}
          eager
          faded={faded}
        />
        {images.length > 0 && (
          <Button
            variant="outline"
            icon={<ZoomIn size={20} />}
            aria-haspopup="dialog"
            aria-label={isOnly ? 'Zoom photo' : `Zoom photo ${current + 1} of ${images.length}`}
            onPointerEnter={() => void loadZoom()}
            onClick={() => setZoomed(true)}
          >
            Zoom
          </Button>
        )}
      </Frame>
      {!isOnly && (
        <Thumbnails role="group" aria-label="Photos">
          {images.map((image, index) => (
            <Thumbnail
              key={image}
              type="button"
              aria-label={[`Photo ${index + 1} of ${images.length}`, imageAlts[index]]
                .filter(Boolean)
                .join(': ')}
              aria-current={index === current || undefined}
              onClick={() => setCurrent(index)}
            >
              <PartPicture image={image} category={category} sizes="72px" faded={faded} />
            </Thumbnail>
          ))}
        </Thumbnails>
      )}
      <ZoomDialog
        name={name}
        images={images}
        // An empty text is none.
        alt={alt === '' || alt === undefined ? `${name}, photo ${current + 1}` : alt}
        current={current}
        open={isZoomed}
        onMove={setCurrent}
        onClose={() => setZoomed(false)}
      />
    </div>
  );
}
