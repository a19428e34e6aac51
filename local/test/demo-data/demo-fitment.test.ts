import { demoData } from '../../src/demo-data/demo-data.js';

type Years = readonly [from: number, to: number];
type Vehicle = readonly [make: string, model: string, years: Years[], engines: [...Years, ...unknown[]][]];

interface Facts {
  readonly universal?: boolean;
  readonly complete?: boolean;
  readonly fitment: {
    readonly make: string;
    readonly model: string;
    readonly years: Years;
    readonly litres?: number;
    readonly position?: string;
    readonly question?: string;
    readonly accepted?: string[];
    readonly excludes?: boolean;
  }[];
  readonly numbers: { readonly kind: string; readonly number: string }[];
  readonly specifications: { readonly name: string }[];
}

const vehicles = demoData.vehicles as Vehicle[];
const { questions, parts } = demoData.fitment as {
  questions: { key: string; answers: string[] }[];
  parts: Record<string, Facts>;
};
const facts = Object.values(parts);
const including = ({ fitment }: Facts) => fitment.filter(({ excludes }) => !excludes);

test('facts exist for every demo part and no others', () => {
  expect(Object.keys(parts).sort()).toEqual(demoData.parts.map(({ key }) => key).sort());
});

test('most parts fit listed cars, some any car, and some have no data', () => {
  const listed = facts.filter((part) => including(part).length > 0);
  const unknown = facts.filter((part) => including(part).length === 0 && !part.universal);

  expect(listed.length).toBeGreaterThan(facts.length * 0.75);
  expect(facts.filter(({ universal }) => universal).length).toBeGreaterThanOrEqual(5);
  expect(unknown.length).toBeGreaterThanOrEqual(3);
  expect(facts.filter(({ complete }) => complete).length).toBeGreaterThan(facts.length * 0.3);
  expect(facts.filter((part) => part.complete && including(part).length === 0)).toEqual([]);
});

test.each(['litres', 'position', 'question', 'excludes'] as const)('some rows have %s', (what) => {
  expect(
    facts.filter(({ fitment }) => fitment.some((row) => row[what] !== undefined)).length,
  ).toBeGreaterThan(3);
});

test('every row names a listed car, years and engines it had, and answers of its question', () => {
  const known = new Map(vehicles.map((vehicle) => [`${vehicle[0]} ${vehicle[1]}`, vehicle]));
  const answers = new Map(questions.map((question) => [question.key, question.answers]));
  const wrong = facts
    .flatMap(({ fitment }) => fitment)
    .filter(({ make, model, years: [from, to], litres, question, accepted = [] }) => {
      const [, , years = [], engines = []] = known.get(`${make} ${model}`) ?? [];
      const within = years.some(([first, last]) => first <= from && from <= to && to <= last);
      const had = engines.some(([first, last, size]) => size === litres && first <= to && from <= last);
      const asked = question === undefined ? [] : (answers.get(question) ?? []);
      return !within || (litres !== undefined && !had) || !accepted.every((one) => asked.includes(one));
    });

  expect(wrong).toEqual([]);
});

test.each(Object.entries(parts))('%s has four to ten specifications with distinct names', (_key, part) => {
  const names = part.specifications.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(4);
  expect(names.length).toBeLessThanOrEqual(10);
  expect(new Set(names).size).toBe(names.length);
});

test('numbers cover every kind, and no two parts share one', () => {
  const numbers = facts.flatMap(({ numbers: own }) => own);
  const plain = numbers.map(({ number }) => number.toUpperCase().replace(/[^A-Z0-9]/g, ''));

  expect([...new Set(numbers.map(({ kind }) => kind))].sort()).toEqual([
    'INTERCHANGE',
    'OE',
    'REPLACED_BY',
    'REPLACES',
  ]);
  expect(new Set(plain).size).toBe(plain.length);
});
