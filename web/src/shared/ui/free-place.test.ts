import { findFreePlace } from './free-place';

const item = { height: 60, home: 560, now: 560, highest: 16 };

test('without obstacles it stays at its default place', () => {
  expect(findFreePlace([{ top: 100, bottom: 150 }], item)).toBe(560);
});

test('above a field at its default place it moves right above it', () => {
  expect(findFreePlace([{ top: 570, bottom: 620 }], item)).toBe(502);
});

test('a gap between fields that is too small is skipped', () => {
  const fields = [
    { top: 300, bottom: 350 },
    { top: 390, bottom: 440 },
    { top: 480, bottom: 530 },
    { top: 570, bottom: 620 },
  ];
  expect(findFreePlace(fields, item)).toBe(232);
});

test('it stays in a free place while scrolling, and returns once the default place is free', () => {
  const field = { top: 570, bottom: 620 };
  expect(findFreePlace([field], { ...item, now: 200 })).toBe(200);
  expect(findFreePlace([], { ...item, now: 200 })).toBe(560);
});

test('without a free place it covers as little as possible', () => {
  expect(findFreePlace([{ top: 40, bottom: 700 }], item)).toBe(16);
});
