import { quantityProblem, readQuantity } from './quantity';

const shelf = { orderQuantity: 2, availableQuantity: 36 };
const sentence = 'You can only choose quantity of minimum 2 and maximum 36!';

test('a quantity within the range is valid, both ends included', () => {
  for (const typed of ['2', '36', ' 7 ', '07']) expect(quantityProblem(typed, shelf)).toBeUndefined();
});

test('a quantity outside the range gets the specified message', () => {
  for (const typed of ['1', '0', '37', '1000000']) expect(quantityProblem(typed, shelf)).toBe(sentence);
});

test('a quantity can be in digits of any script', () => {
  const written = ['３６', '٣٦', '۳۶', '३६', '𝟥𝟨'];
  expect(written.map(readQuantity)).toEqual([36, 36, 36, 36, 36]);
  for (const typed of written) expect(quantityProblem(typed, shelf)).toBeUndefined();
  expect(quantityProblem('３７', shelf)).toBe(sentence);
});

test('an invalid quantity gets the same message', () => {
  for (const typed of ['', 'two', '2.5', '-2', '1e3', '2,0', '99999999']) {
    expect(readQuantity(typed)).toBeNull();
    expect(quantityProblem(typed, shelf)).toBe(sentence);
  }
});
