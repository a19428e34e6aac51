import { chakra } from '#shared/ui/chakra';

/** The next step of a return: a sentence, its fields, and its solid button. */
export const Step = chakra('div', {
  base: { display: 'grid', gap: '3', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
});
