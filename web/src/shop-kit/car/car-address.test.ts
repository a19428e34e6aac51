import fc from 'fast-check';
import type { ChosenCar } from './car';
import { carFromSearch, withCar } from './car-address';

const read = (query: string) => carFromSearch(new URLSearchParams(query));
const write = (chosen: ChosenCar) => withCar(new URLSearchParams(), chosen).toString();

test('a car is read in the format that a form with four selects sends', () => {
  expect(
    read('year=2016&make=Honda&model=Civic&engine=2.0-4-GASOLINE&answer=rear-brakes%3Arear+discs'),
  ).toEqual({
    car: {
      year: 2016,
      make: 'Honda',
      model: 'Civic',
      engine: { litres: 2, cylinders: 4, fuel: 'GASOLINE' },
    },
    answers: [{ question: 'rear-brakes', answer: 'rear discs' }],
  });
});

test('unknown engine values are empty, and an unknown engine is left out', () => {
  expect(read('year=2016&make=Honda&model=Civic&engine=2.0--')?.car.engine).toEqual({
    litres: 2,
    cylinders: null,
    fuel: null,
  });
  expect(read('year=2020&make=Tesla&model=Model+3&engine=--ELECTRIC')?.car.engine?.fuel).toBe('ELECTRIC');
  expect(read('year=2016&make=Honda&model=Civic&engine=')?.car).toEqual({
    year: 2016,
    make: 'Honda',
    model: 'Civic',
  });
  expect(
    write({ car: { year: 2016, make: 'Honda', model: 'Civic', engine: { litres: 2 } }, answers: [] }),
  ).toBe('year=2016&make=Honda&model=Civic&engine=2.0--');
});

test('an incomplete form has no car', () => {
  for (const query of ['', 'year=2016', 'year=2016&make=Honda&model=', 'make=Honda&model=Civic&year=']) {
    expect(read(query)).toBeNull();
  }
});

test('invalid values in an address are ignored', () => {
  expect(read('year=16&make=Honda&model=Civic')).toBeNull();
  expect(read('year=2016.5&make=Honda&model=Civic')).toBeNull();
  expect(read(`year=2016&make=Honda&model=${'x'.repeat(61)}`)).toBeNull();
  for (const engine of ['2.0', '--', '99.9--', '-99-', '2.0-4-STEAM-', '--STEAM']) {
    expect(read(`year=2016&make=Honda&model=Civic&engine=${engine}`)?.car).not.toHaveProperty('engine');
  }
  expect(read('year=2016&make=Honda&model=Civic&answer=rear-brakes&answer=:x&answer=x:')?.answers).toEqual(
    [],
  );
  expect(read('year=2016&make=%00Honda%0A&model=+Civic+')?.car).toMatchObject({
    make: 'Honda',
    model: 'Civic',
  });
});

test('the last of two answers to a question counts, and no more are read than the API accepts', () => {
  const query = new URLSearchParams('year=2016&make=Honda&model=Civic&answer=a:1&answer=a:2:3');
  expect(carFromSearch(query)?.answers).toEqual([{ question: 'a', answer: '2:3' }]);
  for (let n = 0; n < 40; n += 1) query.append('answer', `q${n}:yes`);
  expect(carFromSearch(query)?.answers).toHaveLength(20);
});

test('setting or clearing the car keeps the rest of the address', () => {
  const query = new URLSearchParams('q=disc&year=2016&make=Honda&model=Civic&answer=a:b&page=2');
  expect(withCar(query, null).toString()).toBe('q=disc&page=2');
  expect(withCar(query, { car: { year: 2013, make: 'Ford', model: 'F-150' }, answers: [] }).toString()).toBe(
    'q=disc&page=2&year=2013&make=Ford&model=F-150',
  );
  expect(query.get('year')).toBe('2016');
});

test('any car can be written to an address and read back', () => {
  const word = fc.stringMatching(/^[!-~]([ -~]{0,8}[!-~])?$/).map((text) => text.replace(/ +/g, ' '));
  const cars: fc.Arbitrary<ChosenCar> = fc.record({
    car: fc.record({
      year: fc.integer({ min: 1885, max: 2100 }),
      make: word,
      model: word,
      engine: fc.record({
        litres: fc.oneof(
          fc.constant(null),
          fc.integer({ min: 1, max: 299 }).map((tenths) => tenths / 10),
        ),
        cylinders: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 24 })),
        fuel: fc.constantFrom('GASOLINE' as const, 'FLEX_FUEL' as const),
      }),
    }),
    answers: fc.uniqueArray(fc.record({ question: fc.stringMatching(/^[a-z-]{1,12}$/), answer: word }), {
      selector: ({ question }) => question,
      maxLength: 20,
    }),
  });
  fc.assert(fc.property(cars, (chosen) => expect(read(write(chosen))).toEqual(chosen)));
});
