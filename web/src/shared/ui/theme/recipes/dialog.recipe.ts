import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Common style of every layer over the page; `ConfirmDialog` and `Sheet` set the position of their content. */
export const dialogRecipe = defineSlotRecipe({
  // Chakra's anatomy of a dialog; its module of that name loads every component that there is.
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'bg.backdrop',
      zIndex: 'modal',
      _open: { animation: 'appear {durations.base}' },
      _closed: { animation: 'vanish {durations.base}' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      alignItems: 'flex-start',
      overflow: 'auto',
    },
    content: { position: 'relative', bg: 'bg.panel', color: 'fg', boxShadow: 'overlay', outline: 0 },
    title: { textStyle: 'h3' },
    description: { color: 'fg.muted' },
  },
});
