import { foldText } from '../../src/features/catalogue/search/fold-text.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { aModel } from '../support/fitments.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await aPart(shop.database, { name: 'Lower control arm', brand: 'Lemförder' });
  await aPart(shop.database, { name: 'Stoßdämpfer hinten', brand: null });
  await aPart(shop.database, { name: 'Łożysko koła', brand: 'Škoda' });
  await aPart(shop.database, { name: 'Piñón de ataque', brand: 'Œuvre' });
  await aPart(shop.database, { name: 'ﬁlter ½ in', brand: 'Ærø' });
});
afterAll(() => shop.close());

const FOUND = `query ($text: String!) { parts(first: 5, sort: BEST_MATCH, filter: { search: $text }) {
  nodes { name } search { didYouMean marks matches { reason } }
} }`;

interface Found {
  readonly nodes: readonly { name: string }[];
  readonly search: {
    readonly didYouMean: string | null;
    readonly marks: readonly string[];
    readonly matches: readonly { reason: string }[];
  };
}

async function search(text: string): Promise<Found> {
  const { data, errors } = await shop.visitor.graphql(FOUND, { text });
  expect(errors).toBeUndefined();
  return (data as unknown as { parts: Found }).parts;
}

test.each([
  ['lemforder', 'Lower control arm'],
  ['LEMFÖRDER', 'Lower control arm'],
  ['lemforder control arm', 'Lower control arm'],
  ['stossdampfer', 'Stoßdämpfer hinten'],
  ['Stoßdämpfer', 'Stoßdämpfer hinten'],
  ['STOSSDÄMPFER hinten', 'Stoßdämpfer hinten'],
  ['lozysko', 'Łożysko koła'],
  ['łożysko kola', 'Łożysko koła'],
  ['skoda lozysko', 'Łożysko koła'],
  ['pinon de ataque', 'Piñón de ataque'],
  ['oeuvre', 'Piñón de ataque'],
  ['filter', 'ﬁlter ½ in'],
  ['aero', 'ﬁlter ½ in'],
])('%s finds %s without a correction', async (text, name) => {
  const { nodes, search: read } = await search(text);
  expect(nodes.map((part) => part.name)).toEqual([name]);
  expect(read.didYouMean).toBeNull();
});

test('the database and the API fold every letter alike, alone and in a word', async () => {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  // Latin, Greek, Cyrillic, their extensions and marks; letter-like symbols and forms; ligatures; wide letters.
  const points = [
    ...range(0x20, 0x52f),
    ...range(0x1d00, 0x24ff),
    ...range(0x2c60, 0x2c7f),
    ...range(0xa720, 0xa7bf),
    ...range(0xfb00, 0xfb06),
    ...range(0xff00, 0xffef),
  ];
  const signs = points.map((point) => String.fromCodePoint(point)).filter((sign) => /\P{Cn}/u.test(sign));
  const texts = signs.flatMap((sign) => [sign, `ÖL${sign}ΟΣ ${sign}filter`]);
  const rows = await shop.database.query<{ folded: string }[]>(
    'SELECT fold_text(text) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS given (text, place) ORDER BY place',
    [texts],
  );
  const differing = texts.filter((text, at) => rows[at]?.folded !== foldText(text));
  expect({ compared: texts.length > 5000, differing }).toEqual({ compared: true, differing: [] });
});

test('a typo in a word with accents is corrected', async () => {
  const { nodes, search: read } = await search('lemfrder');
  expect(nodes.map(({ name }) => name)).toEqual(['Lower control arm']);
  expect(read.didYouMean).toBe('lemforder');
});

test('a car is found without the accents of its name', async () => {
  await aModel(shop.database, { make: 'Citroën', name: 'Mégane' });
  const { data } = await shop.visitor.graphql(
    '{ parts(filter: { search: "2015 citroen megane" }) { search { didYouMean cars { make model year } } } }',
  );
  expect(data).toMatchObject({
    parts: { search: { didYouMean: null, cars: [{ make: 'Citroën', model: 'Mégane', year: 2015 }] } },
  });
});
