import { chakra } from '#shared/ui/chakra';

/** The plain surface for forms and summaries: a rule around it, no shadow. */
export const Panel = chakra('section', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' },
});
