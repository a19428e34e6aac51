import { firstSentence } from './first-sentence';

test('a description begins with a sentence of its own', () => {
  expect(firstSentence('Vented disc, 312 x 28 mm. It goes on without degreasing.')).toBe(
    'Vented disc, 312 x 28 mm.',
  );
});

test('a point within a figure or before a small letter ends no sentence', () => {
  expect(firstSentence('Gap 1.0 mm, approx. 14 mm reach. For M14 x 1.25 heads.')).toBe(
    'Gap 1.0 mm, approx. 14 mm reach.',
  );
});

test('one sentence is all of it, with or without its stop', () => {
  expect(firstSentence('Cast iron')).toBe('Cast iron');
  expect(firstSentence('Cast iron.')).toBe('Cast iron.');
});
