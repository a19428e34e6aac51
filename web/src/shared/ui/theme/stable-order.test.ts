import { system } from './system';

const orderOf = (styles: object) => Object.keys(system.css(styles));

test('styles that differ only in order are the same, whichever came first', () => {
  const one = JSON.stringify(system.css({ fontSize: 'sm', color: 'fg.muted', display: 'grid' }));
  expect(JSON.stringify(system.css({ display: 'grid', color: 'fg.muted', fontSize: 'sm' }))).toBe(one);
});

test('shorthands come before the properties they contain', () => {
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

test('selectors keep their order', () => {
  const keys = orderOf({ '&:hover': { color: 'fg' }, '&:active': { color: 'fg.muted' }, display: 'grid' });
  expect(keys).toEqual(['display', '&:hover', '&:active']);
});
