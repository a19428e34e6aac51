import { chakra } from '#shared/ui/chakra';

/** Short true sentences, each behind its icon. */
export const FactList = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2.5',
    '& > li': { display: 'flex', gap: '2.5', alignItems: 'flex-start', lineHeight: '1.4' },
    '& svg': { flex: 'none', color: 'fg.link' },
  },
});
