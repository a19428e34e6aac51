import { chakra } from '#shared/ui/chakra';
import ChevronLeft from 'virtual:lucide/chevron-left';
import ChevronRight from 'virtual:lucide/chevron-right';
import { useRef, type KeyboardEvent } from 'react';
import { Button } from '#shared/ui/button';
import { PlayState } from './play-state';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    mt: 'auto',
    ml: { lg: '-3' },
    justifyContent: { md: 'center', lg: 'flex-start' },
  },
});

const Shaft = chakra('ol', {
  base: {
    position: 'relative',
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    justifyContent: 'space-between',
    minWidth: '0',
    maxW: '19rem',
    '& > li': { flex: '0 1 2rem', minWidth: '1.5rem' },
    _before: {
      content: '""',
      position: 'absolute',
      insetX: '4',
      top: 'calc(50% - 1.5px)',
      height: '3px',
      bg: 'border.onDeep',
    },
  },
});

const HubButton = chakra(
  'button',
  {
    base: {
      position: 'relative',
      width: 'full',
      height: 'control',
      display: 'grid',
      placeItems: 'center',
      cursor: 'pointer',
      _after: {
        content: '""',
        boxSize: '3.5',
        borderRadius: 'full',
        bg: 'bg.deep',
        border: '3px solid',
        borderColor: 'border.onDeepEmphasized',
      },
      '&[aria-current]::after': {
        boxSize: '1.375rem',
        bg: 'signal.solid',
        borderColor: 'signal.solid',
        boxShadow: 'inset 0 0 0 3px {colors.bg.deep}',
      },
    },
  },
  { defaultProps: { type: 'button' } },
);

interface HeroControlsProps {
  count: number;
  current: number;
  playing: boolean;
  onShow: (slide: number) => void;
  onGo: (by: 1 | -1) => void;
  onToggle: () => void;
}

/** Pause, previous, a hub for each picture on one shaft, next. The arrow keys walk along the hubs. */
export function HeroControls({ count, current, playing, onShow, onGo, onToggle }: HeroControlsProps) {
  const shaft = useRef<HTMLOListElement>(null);

  function walk(event: KeyboardEvent) {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onGo(by);
    shaft.current?.querySelectorAll('button')[(current + by + count) % count]?.focus();
  }

  return (
    <Row>
      <Button
        variant="onDeep"
        shape="icon"
        aria-label={playing ? 'Pause slideshow' : 'Play slideshow'}
        onClick={onToggle}
      >
        <PlayState playing={playing} />
      </Button>
      <Button variant="onDeep" shape="icon" aria-label="Previous photo" onClick={() => onGo(-1)}>
        <ChevronLeft size={20} />
      </Button>
      <Shaft ref={shaft} onKeyDown={walk}>
        {Array.from({ length: count }, (_, slide) => (
          <li key={slide}>
            <HubButton
              aria-label={`Photo ${slide + 1} of ${count}`}
              aria-current={slide === current ? 'true' : undefined}
              onClick={() => onShow(slide)}
            />
          </li>
        ))}
      </Shaft>
      <Button variant="onDeep" shape="icon" aria-label="Next photo" onClick={() => onGo(1)}>
        <ChevronRight size={20} />
      </Button>
    </Row>
  );
}
