import fc from 'fast-check';

import { decodeVin } from '../decode-vin.js';
import { matchPattern } from '../vin-pattern.js';
import { patternsOf } from '../vin-patterns.js';
import { InvalidVin } from '../vin.errors.js';
import { readVin as readVinIn } from '../vin.js';

const readVin = (typed: string) => readVinIn(typed, 2027);

const decode = async (typed: string) => {
  const vin = readVin(typed);
  return decodeVin(vin, await patternsOf(vin.wmi));
};
const named = async (typed: string) =>
  (await decode(typed)).map(({ year, make, model }) => `${year} ${make} ${model}`);

describe('an invalid VIN is refused with position and reason:', () => {
  test.each([
    ['1HGCM82633A00435', null, 'A VIN has 17 characters, and this has 16.'],
    ['1HGCM82633A0043521', null, 'A VIN has 17 characters, and this has 18.'],
    ['', null, 'A VIN has 17 characters, and this has 0.'],
    ['1HGCM82633A00435O', 17, 'I, O and Q never occur in a VIN, and character 17 is O.'],
    ['IHGCM82633A004352', 1, 'I, O and Q never occur in a VIN, and character 1 is I.'],
    ['1HGCM8q633A004352', 7, 'I, O and Q never occur in a VIN, and character 7 is Q.'],
    ['1HGCM82633A00435!', 17, 'A VIN has letters and digits only, and character 17 is neither.'],
    ['1HGCM82633Ä004352', 11, 'A VIN has letters and digits only, and character 11 is neither.'],
    ['😀GCM82633A004352', 1, 'A VIN has letters and digits only, and character 1 is neither.'],
  ])('%j', (typed, position, message) => {
    const refusal = (() => {
      try {
        return readVin(typed);
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(InvalidVin);
    expect(refusal).toMatchObject({ message, code: 'INVALID_VIN', details: { field: 'vin', position } });
  });

  test('any input is either parsed as a VIN or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 30 })), (typed) => {
        try {
          expect(readVin(typed).text).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
        } catch (error) {
          if (!(error instanceof InvalidVin)) throw error;
        }
      }),
    );
  });
});

test('blanks, dashes and case do not matter', () => {
  expect(readVin(' 1hgcm826-33a 004352 ')).toEqual(readVin('1HGCM82633A004352'));
});

test.each([
  ['1HGCM82633A004352', true],
  ['1HGCM82643A004352', false],
  ['1M8GDM9AXKP042788', true],
  ['11111111111111111', true],
  ['WBA3A5C51CF256551', false],
])('the check digit of %s matches: %s', (typed, agrees) => {
  expect(readVin(typed).checkDigitAgrees).toBe(agrees);
});

test.each([
  ['1HGCM82633A004352', true],
  ['3VWRA7AU0FM032412', true],
  ['WVWZZZAUZGW000001', false],
  ['WDB2040011A000001', false],
  ['VF1BZ0A0H40000001', false],
  ['JHMFC1F70JX000001', false],
])('%s needs a check digit: %s', (typed, needs) => {
  expect(readVin(typed).needsCheckDigit).toBe(needs);
});

test('a single wrong character is detected at every position of the VIN', () => {
  const right = '1HGCM82633A004352';
  const unnoticed = Array.from(right).filter((sign, place) => {
    const other = sign === '5' ? '7' : '5';
    return readVin(right.slice(0, place) + other + right.slice(place + 1)).checkDigitAgrees;
  });
  expect(unnoticed).toEqual([]);
});

test.each([
  ['1HGCM82633A004352', [2003, 2033]],
  ['3VWRA7AU0FM032412', [2015, 1985]],
  ['1HGCM8T23TA004352', [2026, 1996]],
  ['1HGCM8263TA004352', [1996, 2026]],
  // Position 7 is a digit, or a letter, of no meaning outside North America.
  ['WVWZZZ1KZTW123456', [2026, 1996]],
  ['WVWZZZ1KZ8W123456', [2008, 2038]],
  ['WBA3A5C518F256551', [2008, 2038]],
  ['WBA3A5C510F256551', []],
])('the model year of %s is one of %j', (typed, years) => {
  expect(readVin(typed).years).toEqual(years);
});

test.each([
  ['1HGCM82633A004352', '2003 Honda Accord'],
  ['3VWRA7AU0FM032412', '2015 Volkswagen Golf'],
  ['1FTFW1ET5DFC10312', '2013 Ford F-150'],
  ['WBA3A5C51CF256551', '2012 BMW 328i'],
  ['KM8JUCAC8DU123456', '2013 Hyundai Tucson'],
  ['4S4BSANC5J3312345', '2018 Subaru Outback'],
])('%s is decoded as a %s', async (typed, car) => {
  expect((await named(typed))[0]).toBe(car);
});

test('known engines are returned with the car', async () => {
  const [f150] = await decode('1FTFW1ET5DFC10312');
  expect(f150?.engines).toContainEqual({ litres: 3.5, cylinders: 6, fuel: 'GASOLINE' });
});

test('an unknown maker, or a year the maker never used, yields no candidates', async () => {
  expect(await decode('XXXCM82633A004352')).toEqual([]);
  expect(await decode('1HGCM826310004352')).toEqual([]);
});

test.each([
  ['', 0],
  ['CM8', 3],
  ['CM9', null],
  ['**8', 1],
  ['C[A-N]8', 3],
  ['C[A-L3]8', null],
  ['[BC]M', 2],
  ['CM8|3', 4],
  ['CM8|*A', 4],
  ['|4', null],
  ['*M82633A004352', 13],
])('the pattern %j fixes %j characters of 1HGCM82633A004352', (pattern, fixed) => {
  expect(matchPattern(pattern, '1HGCM82633A004352')).toBe(fixed);
});

test('a VIN yields at most twelve candidates', async () => {
  const wmi = fc.constantFrom('1FT', 'WBA', '1FM', 'JHM', '1HG', 'WDD', '1GC');
  const rest = fc.string({
    unit: fc.constantFrom(...Array.from('ABCDEFGHJKLMNPRSTUVWXYZ0123456789')),
    minLength: 14,
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(wmi, rest, async (maker, signs) => {
      expect((await decode(maker + signs)).length).toBeLessThanOrEqual(12);
    }),
    { numRuns: 200 },
  );
});
