import { chakra } from '#shared/ui/chakra';

const Keys = chakra('p', {
  base: {
    display: { base: 'none', lg: 'flex' },
    '@media (pointer: coarse)': { display: 'none' },
    flexWrap: 'wrap',
    gap: '1.5',
    columnGap: '4',
    fontSize: 'plate',
    color: 'fg.subtle',
    '& > span': { display: 'inline-flex', gap: '1.5', alignItems: 'center' },
  },
});

const Key = chakra('kbd', {
  base: {
    fontFamily: 'body',
    fontWeight: 'semibold',
    fontSize: 'xs',
    lineHeight: '1',
    minWidth: '6',
    py: '1',
    px: '1.5',
    textAlign: 'center',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    bg: 'bg.panel',
    color: 'fg.muted',
  },
});

const hints = [
  { keys: ['↑', '↓'], action: 'move' },
  { keys: ['Enter'], action: 'next' },
  { keys: ['←'], action: 'back' },
  { keys: ['Esc'], action: 'close' },
] as const;

/** Explains the keys of a step. */
export const KeyHints = () => (
  <Keys>
    {hints.map(({ keys, action }) => (
      <span key={action}>
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
        {action}
      </span>
    ))}
  </Keys>
);
