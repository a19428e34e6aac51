import { chakra } from '#shared/ui/chakra';

/** Where there is no room for text: the icon, left of Order Now. */
const icon = {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  width: 'auto',
  '& > [data-cart]': { order: -1, width: 'control', px: '0', '& button': { px: '0' } },
  '& > [data-cart] .text': { display: 'none' },
  '& > [data-cart] svg': { display: 'block' },
};

/** Order Now and the quiet button next to it, as wide as each place allows. Above the layer of a linked row or card. */
export const BuyPair = chakra('div', {
  base: {
    position: 'relative',
    zIndex: '1',
    display: 'grid',
    gap: '2',
    '& a, & button': { px: '3', width: 'full' },
    '& form svg': { display: 'none' },
  },
  variants: {
    place: {
      row: { mdDown: icon, md: { width: '8.25rem' } },
      card: {
        flex: '1 1 100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
        '@media (max-width: 39.99rem)': { ...icon, flex: 'none' },
      },
      label: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
        '& a, & button': { px: '2' },
      },
      bar: icon,
    },
  },
});
