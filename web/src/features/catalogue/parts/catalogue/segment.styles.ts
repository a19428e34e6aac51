import { Link } from 'react-router-dom';
import { chakra } from '#shared/ui/chakra';

/** A few links in one frame, one of them current. */
export const Segment = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    overflow: 'hidden',
  },
});

export const SegmentLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '2.625rem',
    px: '3',
    bg: 'bg.panel',
    color: 'fg.muted',
    fontWeight: 'semibold',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    '& + &': { borderLeftWidth: '1px', borderColor: 'border' },
    '& > span': { fontWeight: 'normal', textStyle: 'number' },
    _focusVisible: { outlineOffset: '-4px' },
    '&[aria-current]': { bg: 'fg', color: 'bg.panel', '--focus': 'currentColor' },
  },
});
