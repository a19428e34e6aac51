import fc from 'fast-check';

import { searchTermsOf, textsOf } from '../../src/features/catalogue/search/search-terms.js';
import { matchesTerm, termCondition } from '../../src/features/catalogue/search/term-match.js';
import { SqlValues } from '../../src/shared/sql-values.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { loadDemoCatalogue } from './demo-shop.js';
import { goldenCases } from './golden-cases.js';

jest.setTimeout(180_000);

let shop: TestShop;
let names: string[];
let numbers: { number: string; part: string }[];
beforeAll(async () => {
  shop = await createTestShop();
  await loadDemoCatalogue(shop.database);
  names = (await shop.database.query<{ name: string }[]>('SELECT name FROM part')).map(({ name }) => name);
  numbers = await shop.database.query(
    `SELECT part_number AS number, name AS part FROM part WHERE part_number IS NOT NULL
     UNION ALL SELECT number, name FROM part_number JOIN part ON part.id = part_id`,
  );
});
afterAll(() => shop.close());

const SEARCH = `query ($text: String!) { parts(first: 100, sort: BEST_MATCH, filter: { search: $text }) {
  nodes { name }
} }`;

async function found(text: string): Promise<string[]> {
  const { data, errors } = await shop.visitor.graphql(SEARCH, { text });
  expect(errors).toBeUndefined();
  const { parts } = data as unknown as { parts: { nodes: readonly { name: string }[] } };
  return parts.nodes.map(({ name }) => name);
}

/** The same letters and digits with other characters between them, in another case. */
const respelt = (number: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom('', '', '', '-', ' ', '.', '/', '_', '--', ' - '), fc.boolean()), {
      minLength: 30,
      maxLength: 30,
    })
    .map((ways) =>
      Array.from(number.replace(/[^A-Za-z0-9]/g, ''))
        .map((sign, at) => {
          const [before, isUpper] = ways[at % ways.length]!;
          return (at === 0 ? '' : before) + (isUpper ? sign.toUpperCase() : sign.toLowerCase());
        })
        .join(''),
    );

test('every number of a part finds it first, with any punctuation and case', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(numbers.length - 1).chain((at) => fc.tuple(fc.constant(at), respelt(numbers[at]!.number))),
      async ([at, typed]) => {
        const { number } = numbers[at]!;
        const owners = numbers.filter((one) => keyOf(one.number) === keyOf(number)).map(({ part }) => part);
        const [first] = await found(typed);
        expect({ typed, isOwner: owners.includes(first ?? '') }).toEqual({ typed, isOwner: true });
      },
    ),
    { numRuns: 100 },
  );
});
const keyOf = (number: string) => number.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

test('every part is found by its exact name, in any case', async () => {
  for (const name of names) {
    expect({ name, first: (await found(name))[0] }).toEqual({ name, first: name });
    expect(await found(name.toUpperCase())).toContain(name);
  }
});

test('a number with its unit finds the same joined, separated and with a dash', async () => {
  const measures = names.flatMap(
    (name) => name.match(/(?<![\d.x] ?)\d+(?:\.\d+)? ?(?:mm|[VAlWK]|Ah|kW|°C)(?![\w])/g) ?? [],
  );
  expect(measures.length).toBeGreaterThan(20);
  for (const measure of new Set(measures)) {
    const [, number = '', unit = ''] = /^([\d.]+) ?(.+)$/.exec(measure)!;
    const ways = [
      `${number} ${unit}`,
      `${number}${unit}`,
      `${number}${unit.toLowerCase()}`,
      `${number}-${unit}`,
    ];
    const answers = await Promise.all(ways.map(found));
    expect(answers[0]!.length).toBeGreaterThan(0);
    for (const [at, answer] of answers.entries())
      expect({ typed: ways[at], answer }).toEqual({ typed: ways[at], answer: answers[0] });
  }
});

test('the code and Postgres agree on which names match a word', async () => {
  const words = goldenCases().flatMap(({ typed }) => searchTermsOf(typed));
  const parts = await shop.database.query<{ id: string; text: string }[]>(
    'SELECT id, search_text AS text FROM part',
  );
  const differing: string[] = [];
  let found = 0;
  for (const word of new Map(words.map((one) => [one.typed, one])).values()) {
    for (const texts of [word.own, textsOf(word)]) {
      const values = new SqlValues();
      const rows = await shop.database.query<{ id: string }[]>(
        `SELECT id FROM part AS item WHERE ${termCondition(word, values, texts)}`,
        [...values.all],
      );
      const ids = new Set(rows.map(({ id }) => id));
      found += ids.size;
      for (const { id, text } of parts) {
        if (matchesTerm(text, word, texts) !== ids.has(id)) differing.push(`${word.typed}: ${text}`);
      }
    }
  }
  expect(differing).toEqual([]);
  expect(found).toBeGreaterThan(parts.length);
});
