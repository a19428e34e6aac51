import { chakra } from '#shared/ui/chakra';

/** Two next to each other on the narrowest phone. */
export const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    gap: '3',
    alignItems: 'start',
    listStyle: 'none',
  },
});

export const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.5',
    '&[data-over=true] > :first-child': { outline: '2px solid', outlineColor: 'petrol.solid' },
  },
});

/** A picture on its paper, whole and square. */
export const Paper = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderRadius: 'control',
    bg: 'bg.picture',
    color: 'fg.drawing',
    overflow: 'hidden',
    '&[draggable=true]': { cursor: 'grab' },
    '& > img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'contain' },
    _dark: { '& > img': { filter: 'brightness(0.9)' } },
  },
});

/** Area where a picture is chosen, dropped or pasted. */
export const DropZone = chakra('div', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '2',
    aspectRatio: '1',
    p: '2',
    textAlign: 'center',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    color: 'fg.muted',
    fontSize: 'sm',
    '&[data-over=true]': { borderWidth: '2px', borderColor: 'petrol.solid', color: 'fg' },
  },
});

export const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '1' },
});
