import { chakra } from '#shared/ui/chakra';

/** Total, ruled off from its items: a label, and the price. */
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
