import { chakra } from '#shared/ui/chakra';

/** A box on paper, to be ticked with a pen. */
export const Tick = chakra('span', {
  base: { display: 'block', boxSize: '4', mt: '0.5', border: '1.5px solid black' },
});
