import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import ArrowLeft from 'virtual:lucide/arrow-left';
import ArrowRight from 'virtual:lucide/arrow-right';
import X from 'virtual:lucide/x';
import ZoomIn from 'virtual:lucide/zoom-in';
import ZoomOut from 'virtual:lucide/zoom-out';
import { useRef, type KeyboardEvent } from 'react';
import { chakra } from '#shared/ui/chakra';
import { Button } from '#shared/ui/button';
import { pictureSources } from '#shop-kit/picture-sources';
import { useZoom } from './use-zoom';

/** Scrolls where the picture is larger than the window; dragging and pinching move the picture, not the page. */
const Ground = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    overflow: 'auto',
    bg: 'bg.picture',
    touchAction: 'pan-x pan-y',
    overscrollBehavior: 'contain',
    _dark: { '& img': { filter: 'brightness(0.9)' } },
  },
});

const Bar = chakra('div', {
  base: {
    display: 'flex',
    // Next to the buttons a phone has no room for the name.
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'center',
    gap: '2',
    py: '2',
    px: { base: '2', sm: '4' },
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

interface ZoomDialogProps {
  name: string;
  images: readonly string[];
  /** Description of the current picture. */
  alt: string;
  current: number;
  open: boolean;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** A picture as large as the window, and larger: buttons, +, − and 0, wheel and pinch; arrows lead to the others. */
export function ZoomDialog({ name, images, alt, current, open, onMove, onClose }: ZoomDialogProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const { ground, scale, ...zoom } = useZoom();
  const { src, sources } = pictureSources(images[current] ?? '');
  // The largest that there is.
  const best = sources[0]?.srcSet.split(', ').at(-1)?.split(' ')[0];
  const step = (by: number) => {
    zoom.whole();
    onMove((current + by + images.length) % images.length);
  };

  function close() {
    zoom.whole();
    onClose();
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const does: Record<string, (() => void) | undefined> = {
      '+': zoom.closer,
      '=': zoom.closer,
      '-': zoom.farther,
      '0': zoom.whole,
      // A picture that is larger than the window scrolls.
      ...(zoom.isWhole &&
        images.length > 1 && {
          ArrowLeft: () => step(-1),
          ArrowRight: () => step(1),
        }),
    };
    const act = does[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <Dialog.Root
      open={open}
      initialFocusEl={() => closeButton.current}
      onOpenChange={(change) => {
        if (!change.open) close();
      }}
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content
            width="full"
            height="100dvh"
            display="flex"
            flexDirection="column"
            boxShadow="none"
            _open={{ animation: 'appear {durations.base}' }}
            onKeyDown={press}
          >
            <Bar>
              <Dialog.Title
                flex={{ base: '1 0 100%', sm: '1' }}
                minW="0"
                lineClamp={{ base: 2, sm: 1 }}
                fontSize="base"
              >
                {name}
              </Dialog.Title>
              {images.length > 1 && (
                <>
                  <Button variant="outline" shape="icon" aria-label="Previous photo" onClick={() => step(-1)}>
                    <ArrowLeft size={20} />
                  </Button>
                  <chakra.span textStyle="number" color="fg.muted" aria-live="polite" whiteSpace="nowrap">
                    {current + 1} of {images.length}
                  </chakra.span>
                  <Button variant="outline" shape="icon" aria-label="Next photo" onClick={() => step(1)}>
                    <ArrowRight size={20} />
                  </Button>
                </>
              )}
              <Button
                variant="outline"
                shape="icon"
                aria-label="Zoom out"
                disabled={zoom.isWhole}
                onClick={zoom.farther}
              >
                <ZoomOut size={20} />
              </Button>
              <Button
                variant="outline"
                shape="icon"
                aria-label="Zoom in"
                disabled={zoom.isClosest}
                onClick={zoom.closer}
              >
                <ZoomIn size={20} />
              </Button>
              <Button
                ref={closeButton}
                variant="outline"
                shape="icon"
                aria-label="Close"
                ml={{ base: 'auto', sm: '0' }}
                onClick={close}
              >
                <X size={20} />
              </Button>
            </Bar>
            <Ground ref={ground} tabIndex={0} role="group" aria-label="Photo" data-scale={scale}>
              <chakra.img
                src={best ?? src}
                alt={alt}
                display="block"
                maxW="none"
                objectFit="contain"
                draggable={false}
                style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
              />
            </Ground>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
