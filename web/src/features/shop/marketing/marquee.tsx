import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { useReducedMotion } from '#shared/browser/use-media-query';
import { AxleMark } from '#shared/ui/axle-mark';
import { Button } from '#shared/ui/button';
import { PlayState } from './play-state';

// True sentences only: each is something that the shop does.
const sentences = [
  'Every price in US dollars',
  'Live stock',
  'Secure card payment',
  'Free cancellation until we ship',
  'Singles, pairs and multipacks',
];

const Band = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    overflow: 'hidden',
    bg: 'signal.solid',
    color: 'signal.contrast',
    '&:hover ul, &:focus-within ul': { animationPlayState: 'paused' },
  },
});

const Track = chakra('div', {
  base: {
    display: 'flex',
    flex: '1',
    minWidth: '0',
    overflow: 'hidden',
    // Standing still, the text is scrolled manually.
    _motionReduce: { overflowX: 'auto' },
  },
});

const Line = chakra('ul', {
  base: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    py: '3',
    animation: 'marquee {durations.marquee} linear infinite',
    _motionReduce: { animation: 'none' },
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.75rem',
      pl: '1.75rem',
      whiteSpace: 'nowrap',
      fontFamily: 'heading',
      fontWeight: 'semibold',
      fontSize: 'base',
      lineHeight: '1.25',
      letterSpacing: '-0.01em',
    },
  },
  variants: { paused: { true: { animationPlayState: 'paused' } } },
});

/** The running band: twenty seconds a round, stopped by its button, by pointing at it and by reduced motion. */
export function Marquee() {
  const [paused, setPaused] = useState(false);
  const reducedMotion = useReducedMotion();
  const line = (copy: boolean) => (
    <Line paused={paused} aria-hidden={copy || undefined}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <AxleMark width="1.75rem" height="1rem" />
          {sentence}
        </li>
      ))}
    </Line>
  );
  return (
    <Band aria-label="Good to know">
      <Track tabIndex={reducedMotion ? 0 : undefined}>
        {line(false)}
        {line(true)}
      </Track>
      <Button
        variant="signal"
        shape="icon"
        flex="none"
        borderRadius="0"
        minHeight="auto"
        boxShadow="-12px 0 12px {colors.signal.solid}"
        _focusVisible={{ outlineColor: 'signal.contrast', outlineOffset: '-5px' }}
        aria-label={paused ? 'Move the text' : 'Pause the moving text'}
        onClick={() => setPaused(!paused)}
      >
        <PlayState playing={!paused} />
      </Button>
    </Band>
  );
}
