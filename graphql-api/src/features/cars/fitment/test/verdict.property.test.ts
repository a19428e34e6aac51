import fc from 'fast-check';

import { Fuel } from '../../vehicle/fuel.kinds.js';
import type { Car } from '../../vehicle/car.js';
import type { FitmentRow } from '../fitment-row.js';
import { Position } from '../position.kinds.js';
import { judgeSome } from '../judge-some.js';
import { type FitmentList, judge } from '../verdict.js';
import { Verdict } from '../verdict.kinds.js';

// Few values, so that rows and cars meet.
const YEARS = { min: 2010, max: 2018 };
const questions = [
  { key: 'rear-brakes', text: 'Discs or drums?', answers: ['rear discs', 'rear drums'] },
  { key: 'tow', text: 'A tow package?', answers: ['a tow package', 'no tow package'] },
];

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { freq: 1 });
const engine = fc.record({
  litres: maybe(fc.constantFrom(1.5, 2.0)),
  cylinders: maybe(fc.constantFrom(4, 6)),
  fuel: maybe(fc.constantFrom(Fuel.DIESEL, Fuel.GASOLINE)),
});
const model = fc.constantFrom(
  { modelId: 1, make: 'Honda', model: 'Civic' },
  { modelId: 1, make: 'Honda', model: 'Civic' },
  { modelId: 2, make: 'Volkswagen', model: 'Golf' },
);

const row: fc.Arbitrary<FitmentRow> = fc
  .record({
    id: fc.uuid(),
    of: model,
    years: fc.tuple(fc.integer(YEARS), fc.integer(YEARS)),
    engine: maybe(engine),
    position: maybe(fc.constantFrom(Position.FRONT, Position.REAR)),
    qualifier: maybe(fc.tuple(fc.constantFrom(...questions), fc.boolean())),
    excludes: fc.boolean(),
  })
  .map(({ of, years, qualifier, ...rest }) => ({
    ...rest,
    ...of,
    yearFrom: Math.min(...years),
    yearTo: Math.max(...years),
    question: qualifier?.[0] ?? null,
    accepted: qualifier && [qualifier[0].answers[qualifier[1] ? 0 : 1]!],
  }));

const list: fc.Arbitrary<FitmentList> = fc
  .record({ universal: fc.boolean(), complete: fc.boolean(), rows: fc.array(row, { maxLength: 6 }) })
  // The database refuses a complete list without a row that includes (docs/fitment.md).
  .map((one) => ({ ...one, complete: one.complete && one.rows.some(({ excludes }) => !excludes) }));
const car: fc.Arbitrary<Car> = fc
  .record({ of: model, year: fc.integer(YEARS), engine: maybe(engine) })
  .map(({ of, ...rest }) => ({ ...of, ...rest }));
const answers = fc
  .record({
    'rear-brakes': maybe(fc.constantFrom('rear discs', 'rear drums')),
    tow: maybe(fc.constantFrom('a tow package', 'no tow package')),
  })
  .map(
    (answers2) =>
      new Map(Object.entries(answers2).flatMap(([key, one]) => (one === null ? [] : [[key, one]]))),
  );

const RUNS = { numRuns: 1000 };

/** Everything that a car with gaps in its description may be. */
function* whatItMayBe(
  one: Car,
  answers2: ReadonlyMap<string, string>,
): Generator<[Car, Map<string, string>]> {
  const { litres, cylinders, fuel } = one.engine ?? { litres: null, cylinders: null, fuel: null };
  const [rear, tow] = questions.map(({ key, answers: all }) =>
    answers2.has(key) ? [answers2.get(key)!] : all,
  );
  for (const l of litres === null ? [1.5, 2.0, 3.0] : [litres])
    for (const c of cylinders === null ? [4, 6, 8] : [cylinders])
      for (const f of fuel === null ? [Fuel.DIESEL, Fuel.GASOLINE, Fuel.LPG] : [fuel])
        for (const r of rear!)
          for (const t of tow!)
            yield [
              { ...one, engine: { litres: l, cylinders: c, fuel: f } },
              new Map([
                ['rear-brakes', r],
                ['tow', t],
              ]),
            ];
}

test('a verdict never contradicts one given with more answers', () => {
  fc.assert(
    fc.property(list, car, answers, (part, one, answers2) => {
      const { verdict } = judge(part, one, answers2);
      if (verdict !== Verdict.DOES_NOT_FIT && verdict !== Verdict.FITS) return;
      const later = [...whatItMayBe(one, answers2)].map((all) => judge(part, ...all).verdict);
      expect(new Set(later)).toEqual(new Set([verdict]));
    }),
    RUNS,
  );
});

test('without a complete list, only an excluding row gives "does not fit"', () => {
  fc.assert(
    fc.property(list, car, answers, (part, one, answers2) => {
      const judged = judge({ ...part, complete: false }, one, answers2);
      if (judged.verdict === Verdict.DOES_NOT_FIT) expect(judged.row?.excludes).toBe(true);
    }),
    RUNS,
  );
});

test('an empty list means neither universal nor "does not fit"', () => {
  fc.assert(
    fc.property(car, answers, (one, answers2) =>
      expect(judge({ universal: false, complete: false, rows: [] }, one, answers2).verdict).toBe(
        Verdict.UNKNOWN,
      ),
    ),
  );
});

test('a range that is split in two changes no verdict', () => {
  const split = fc.tuple(fc.nat(), fc.integer(YEARS), fc.uuid());
  fc.assert(
    fc.property(list, split, car, answers, (part, [which, at, id], one, answers2) => {
      const chosen = part.rows[which % Math.max(part.rows.length, 1)];
      if (!chosen || at < chosen.yearFrom || at >= chosen.yearTo) return;
      const halves = [
        { ...chosen, yearTo: at },
        { ...chosen, id, yearFrom: at + 1 },
      ];
      const rows = part.rows.flatMap((each) => (each === chosen ? halves : [each]));

      const [whole, parted] = [judge(part, one, answers2), judge({ ...part, rows }, one, answers2)];
      expect(parted.verdict).toBe(whole.verdict);
    }),
    RUNS,
  );
});

test('adding a row never changes FITS unless the row excludes', () => {
  fc.assert(
    fc.property(list, row, car, answers, (part, more, one, answers2) => {
      const before = judge(part, one, answers2).verdict;
      const after = judge(
        { ...part, rows: [...part.rows, { ...more, excludes: false }] },
        one,
        answers2,
      ).verdict;
      if (before === Verdict.FITS) expect(after).toBe(Verdict.FITS);
      // Nor does it make a maybe a no.
      if (before === Verdict.FITS_IF) expect([Verdict.FITS, Verdict.FITS_IF]).toContain(after);
      if (before === Verdict.UNKNOWN) expect(after).not.toBe(Verdict.DOES_NOT_FIT);
    }),
    RUNS,
  );
});

test('rows of other models and the order of rows do not change the verdict', () => {
  fc.assert(
    fc.property(list, car, answers, fc.nat(), (part, one, answers2, turn) => {
      const own = part.rows.filter(({ modelId }) => modelId === one.modelId);
      const at = turn % Math.max(own.length, 1);
      const turned = [...own.slice(at), ...own.slice(0, at)];
      expect(judge({ ...part, rows: turned }, one, answers2)).toEqual(judge(part, one, answers2));
    }),
    RUNS,
  );
});

test('FITS_IF always names what would decide it, and no other verdict asks a question', () => {
  fc.assert(
    fc.property(list, car, answers, (part, one, answers2) => {
      const { verdict, question, needsEngine } = judge(part, one, answers2);
      expect(question !== null || needsEngine).toBe(verdict === Verdict.FITS_IF);
      if (question) expect(answers2.has(question.key)).toBe(false);
    }),
    RUNS,
  );
});

test('the verdict for a car without year or model holds for every car it may be', () => {
  const years = fc.tuple(fc.integer(YEARS), fc.integer(YEARS));
  const some = fc.record({ years, engine: maybe(engine), modelIds: fc.constantFrom([1], [2], [1, 2]) });
  fc.assert(
    fc.property(list, some, (part, { years, ...of }) => {
      const [from, to] = [Math.min(...years), Math.max(...years)];
      const judged = judgeSome(part, [{ ...of, make: 'Honda', model: 'Civic', from, to }]);
      const each = of.modelIds.flatMap((modelId) =>
        Array.from({ length: to - from + 1 }, (_, more) => {
          const one = { modelId, make: 'Honda', model: 'Civic', year: from + more, engine: of.engine };
          return judge(part, one, new Map()).verdict;
        }),
      );
      const isSure = judged?.verdict === Verdict.FITS || judged?.verdict === Verdict.DOES_NOT_FIT;
      if (isSure || each.every((verdict) => verdict === each[0])) {
        expect(new Set(each)).toEqual(new Set([judged?.verdict]));
      }
      const mayFit = each.some((verdict) => verdict === Verdict.FITS || verdict === Verdict.FITS_IF);
      expect(judged?.verdict === Verdict.FITS || judged?.verdict === Verdict.FITS_IF).toBe(mayFit);
    }),
    RUNS,
  );
});
