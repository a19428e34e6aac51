import { system } from './system';

const orderOf = (styles: object) => Object.keys(system.css(styles));

test('styles that differ in order only come out the same, whichever was seen first', () => {
  const one = JSON.stringify(system.css({ fontSize: 'sm', color: 'fg.muted', display: 'grid' }));
  expect(JSON.stringify(system.css({ display: 'grid', color: 'fg.muted', fontSize: 'sm' }))).toBe(one);
});

test('what sets all sides comes before what sets one of them', () => {
  expect(orderOf({ columnGap: '2', gap: '4' })).toEqual(['gap', 'columnGap']);
  expect(orderOf({ borderBottomWidth: '0', borderBlockWidth: '1px', borderWidth: '2px' })).toEqual([
    'borderWidth',
    'borderBlockWidth',
    'borderBottomWidth',
  ]);
  expect(orderOf({ paddingTop: '1', paddingBlock: '2', padding: '3' })).toEqual([
    'padding',
    'paddingBlock',
    'paddingTop',
  ]);
});

test('selectors keep the order they were written in', () => {
  const keys = orderOf({ '&:hover': { color: 'fg' }, '&:active': { color: 'fg.muted' }, display: 'grid' });
  expect(keys).toEqual(['display', '&:hover', '&:active']);
});
