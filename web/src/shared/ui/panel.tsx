import { chakra } from '#shared/ui/chakra';

/** Style of a panel, for elements with another name: a row, a card, a table. */
export const panel = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'card',
} as const;

/** The plain surface for forms and summaries: a rule around it, no shadow. */
export const Panel = chakra('section', { base: panel });
