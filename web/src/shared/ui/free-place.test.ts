import { findFreePlace } from './free-place';

const wanted = { height: 60, home: 560, now: 560, highest: 16 };

test('nothing in the way: it stays at home', () => {
  expect(findFreePlace([{ top: 100, bottom: 150 }], wanted)).toBe(560);
});

test('over a field at home it stands right above the field', () => {
  expect(findFreePlace([{ top: 570, bottom: 620 }], wanted)).toBe(502);
});

test('a place between fields that is too low is passed over', () => {
  const fields = [
    { top: 300, bottom: 350 },
    { top: 390, bottom: 440 },
    { top: 480, bottom: 530 },
    { top: 570, bottom: 620 },
  ];
  expect(findFreePlace(fields, wanted)).toBe(232);
});

test('it stays in a free place while the page scrolls by, and goes home when home is free', () => {
  const field = { top: 570, bottom: 620 };
  expect(findFreePlace([field], { ...wanted, now: 200 })).toBe(200);
  expect(findFreePlace([], { ...wanted, now: 200 })).toBe(560);
});

test('where no place is free it covers as little as it can', () => {
  expect(findFreePlace([{ top: 40, bottom: 700 }], wanted)).toBe(16);
});
