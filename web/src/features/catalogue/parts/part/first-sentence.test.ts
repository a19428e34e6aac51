import { firstSentence } from './first-sentence';

test('the first sentence of a description is found', () => {
  expect(firstSentence('Vented disc, 312 x 28 mm. It goes on without degreasing.')).toBe(
    'Vented disc, 312 x 28 mm.',
  );
});

test('a period in a number or before a lowercase letter does not end a sentence', () => {
  expect(firstSentence('Gap 1.0 mm, approx. 14 mm reach. For M14 x 1.25 heads.')).toBe(
    'Gap 1.0 mm, approx. 14 mm reach.',
  );
});

test('a single sentence is returned whole, with or without a period', () => {
  expect(firstSentence('Cast iron')).toBe('Cast iron');
  expect(firstSentence('Cast iron.')).toBe('Cast iron.');
});
