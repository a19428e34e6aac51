import { chakra } from '#shared/ui/chakra';

/** What it comes to, ruled off from what it comes from: a word, and the price. */
export const SumLine = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
    pt: '3.5',
  },
});
