import { chakra } from '#shared/ui/chakra';

/** On paper, a box to tick manually. */
export const Tick = chakra('span', {
  base: { display: 'block', boxSize: '4', mt: '0.5', border: '1.5px solid black' },
});
