import type { NamedCar } from '../car-text.service.js';
import { READINGS, type ReadingContext } from '../readings.js';
import type { WordSpelling } from '../spelling.service.js';

const CIVIC: NamedCar = {
  text: '2016 civic',
  make: 'Honda',
  model: 'Civic',
  year: 2016,
  from: 2016,
  to: 2016,
  litres: null,
  modelIds: [1],
  isBare: false,
};

interface Search {
  readonly typed: string;
  /** What is left without the car; the whole search if it names none. */
  readonly beside?: string;
  readonly dated?: string;
  readonly spellings?: Readonly<Record<string, string>>;
}

const STOP_WORDS = /\b(and|for|my)\b ?/g;

/** A shop that knows one car and one number. */
function contextOf({ typed, beside, dated, spellings = {} }: Search): ReadingContext {
  const spelt = Object.entries(spellings).map(([word, likely]): [string, WordSpelling] => [
    word,
    { isOfParts: false, likely: [likely], likelyOfParts: [] },
  ]);
  const words = beside ?? typed;
  return {
    vehicles: {
      readVin: () => Promise.resolve({ candidates: [], makes: ['Honda'] } as never),
      findModels: () => Promise.resolve([]),
    },
    carText: { find: () => Promise.resolve({ car: CIVIC, rest: 'pads' }) },
    numbers: { find: () => Promise.resolve({ text: 'hd-4471-c', isRespelt: false }) },
    tokens: () =>
      Promise.resolve({
        car: beside === undefined ? undefined : CIVIC,
        dated: dated === undefined ? undefined : { car: CIVIC, rest: dated },
        words,
        terms: words.replace(STOP_WORDS, '').trim(),
        spellings: new Map(spelt),
      }),
  };
}

const EXAMPLES: Readonly<Record<string, readonly [Search, ...object[]]>> = {
  VIN: [
    { typed: '2HGFC2F59GH500000 oil filter' },
    { text: 'oil filter', cars: [{ make: 'Honda' }] },
    { text: '', intent: { listed: [{ make: 'Honda' }] }, isFinal: true },
  ],
  number: [{ typed: 'hd-4471-c brake pads' }, { text: 'hd-4471-c', isRespelt: false }],
  'piece of a number': [{ typed: 'halden hd4471' }, { text: 'halden hd4471', number: 'hd4471' }],
  'only a car': [
    { typed: '2016 civic', beside: '' },
    { text: '', fitting: { scope: 'FITS_OR_FITS_IF' }, isFinal: true },
  ],
  terms: [
    { typed: 'pads for my 2016 civic', beside: 'pads for my' },
    { text: 'pads', cars: [{ model: 'Civic' }] },
  ],
  'either of two': [{ typed: 'brake pads and discs' }, { text: 'brake pads or discs' }],
  'types of each': [
    { typed: 'front brake pads and rear brake discs' },
    { text: '', intent: { types: ['FRONT_BRAKE_PADS', 'REAR_BRAKE_DISC'] } },
  ],
  'terms in a category': [{ typed: 'oil filters' }, { text: 'oil', intent: { category: 'FILTERS' } }],
  'two-digit year': [
    { typed: 'civic 16 pads', beside: '16 pads', dated: 'pads' },
    { text: 'pads', cars: [{ year: 2016 }] },
  ],
  'without trims': [{ typed: '2016 civic sedan pads', beside: 'sedan pads' }, { text: 'pads' }],
  'without signs and amounts': [
    { typed: 'brake/disc kit' },
    { text: 'brake disc kit' },
    { text: 'brake disc' },
  ],
  type: [
    { typed: 'brake linings' },
    { text: '', intent: { types: ['FRONT_BRAKE_PADS', 'REAR_BRAKE_PADS'] } },
  ],
  'another spelling': [
    { typed: 'barke pads', spellings: { barke: 'brake' } },
    { text: 'brake pads', isRespelt: true },
  ],
  'without units': [{ typed: 'wiper 600 mm' }, { text: 'wiper 600' }],
  'without engines': [{ typed: 'diesel oil filter' }, { text: 'oil filter' }],
  'a car in another spelling': [
    { typed: '2016 civc pads', spellings: { civc: 'civic' } },
    { text: 'pads', cars: [{ model: 'Civic' }], isRespelt: true },
  ],
};

const readings = READINGS.flat();

test('every reading has an example', () => {
  expect(Object.keys(EXAMPLES)).toEqual(readings.map(({ name }) => name));
});

test.each(readings)('$name', async (reading) => {
  const [search, ...candidates] = EXAMPLES[reading.name]!;
  const context = contextOf(search);
  expect(await reading.read(search.typed, context)).toMatchObject(candidates);
});

test.each(readings.filter(({ name }) => name !== 'number'))(
  '$name does not change other searches',
  async (reading) => {
    const typed = 'zzz';
    const [candidate, ...others] = await reading.read(typed, contextOf({ typed }));
    expect(others).toEqual([]);
    // Its one term, as typed.
    expect(candidate?.text ?? typed).toBe(typed);
  },
);
