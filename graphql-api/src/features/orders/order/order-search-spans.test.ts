import { isRare, spansToSearch } from './order-search-spans.js';

const WIDTHS = { span: 1, span_of_ten: 10, span_of_hundred: 100 };

const searched = (newest: number) =>
  spansToSearch(newest, true).ranges.flatMap(({ column, spans }) =>
    spans.flatMap((span) =>
      Array.from({ length: WIDTHS[column] }, (_, at) => (span + 1) * WIDTHS[column] - 1 - at),
    ),
  );

test.each([0, 1, 9, 10, 19, 20, 99, 100, 199, 200, 201, 999, 2000, 20_001])(
  'with %i spans, each is searched once, newest first, in few queries',
  (newest) => {
    expect(searched(newest)).toEqual(Array.from({ length: newest + 1 }, (_, at) => newest - at));
    const looks = spansToSearch(newest, true).ranges.flatMap(({ spans }) => spans);
    expect(looks.length).toBeLessThanOrEqual(40 + newest / 100);
  },
);

test.each([
  [0, [0], true],
  [1, [1, 0], true],
  [2, [2, 1], false],
])('without an index, only the newest two of %i spans are searched', (newest, spans, isAll) => {
  expect(spansToSearch(newest, false)).toEqual({ ranges: [{ column: 'span', spans }], isAll });
});

test.each([
  [0, true],
  [99, true],
  [150, false],
])('with %i matches in the newest tenth of ten million orders, rare is %s', (found, rare) => {
  const newest = 1_999;
  const widest = spansToSearch(newest, true).ranges[2] ?? { column: 'span', spans: [] };
  expect(widest.spans).toHaveLength(18);
  expect(isRare(found, newest, widest, 1000)).toBe(rare);
});

test('narrow spans never count as rare, whatever was found', () => {
  const [first] = spansToSearch(1_999, true).ranges;
  expect(first && isRare(0, 1_999, first, 1000)).toBe(false);
});
