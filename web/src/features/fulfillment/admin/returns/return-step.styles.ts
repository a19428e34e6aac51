import { chakra } from '#shared/ui/chakra';

/** The one thing to do about a return: a sentence, what it needs, and its solid button. */
export const Step = chakra('div', {
  base: { display: 'grid', gap: '3', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
});
