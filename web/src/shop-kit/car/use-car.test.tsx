import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { carName, shortCarName } from './car-name';
import { formatEngine } from './format-engine';
import { useCar } from './use-car';

const civic = { year: 2016, make: 'Honda', model: 'Civic', engine: { litres: 2, cylinders: 4, fuel: null } };

const golf = { year: 2018, make: 'Volkswagen', model: 'Golf' };

const useCarAndAddress = () => {
  const { pathname, search } = useLocation();
  return { ...useCar(), address: pathname + search };
};

/** Car of a page at this URL. */
const open = (address = '/catalogue/disc') =>
  renderHook(useCarAndAddress, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result;

beforeEach(() => {
  window.localStorage.clear();
});

test('a chosen car shows everywhere on the page, is stored, and joins the garage', () => {
  const [header, list] = [open(), open()];
  act(() => header.current.choose({ car: civic, answers: [] }));
  expect(list.current.chosen).toEqual({ car: civic, answers: [] });
  expect(open().current.chosen?.car).toEqual(civic);
  act(() => header.current.choose(null));
  expect(list.current.chosen).toBeNull();
  expect(list.current.garage.map(({ car }) => car)).toEqual([civic]);
  act(() => list.current.forget(civic));
  expect(header.current.garage).toEqual([]);
});

test('an answer is stored with the car, and the last one counts', () => {
  const page = open();
  act(() => page.current.answer('rear-brakes', 'rear discs'));
  expect(page.current.chosen).toBeNull();
  act(() => {
    page.current.choose({ car: civic, answers: [] });
    page.current.answer('rear-brakes', 'rear discs');
    page.current.answer('rear-brakes', 'rear drums');
    page.current.answer('gearbox', 'a manual gearbox');
  });
  expect(page.current.chosen?.answers).toEqual([
    { question: 'rear-brakes', answer: 'rear drums' },
    { question: 'gearbox', answer: 'a manual gearbox' },
  ]);
});

test("the car in the address takes precedence over one's own, and its answers stay in the address", () => {
  const page = open('/catalogue/disc?q=x&year=2018&make=Volkswagen&model=Golf');
  act(() => page.current.setOwn({ car: civic, answers: [] }));
  expect([page.current.chosen?.car, page.current.own?.car]).toEqual([golf, civic]);
  const address = page.current.addressWith('gearbox', 'manual');
  expect(address).toBe('/catalogue/disc?q=x&year=2018&make=Volkswagen&model=Golf&answer=gearbox%3Amanual');
  act(() => page.current.answer('gearbox', 'manual'));
  expect(page.current.address).toBe(address);
  expect(page.current.own?.answers).toEqual([]);
});

test("a chosen car becomes one's own and replaces the one in the address", () => {
  const page = open('/catalogue/disc?year=2018&make=Volkswagen&model=Golf&page=2');
  act(() => page.current.choose({ car: golf, answers: [{ question: 'gearbox', answer: 'manual' }] }));
  expect(page.current.address).toContain('page=2');
  act(() => page.current.choose({ car: { year: 2013, make: 'Ford', model: 'F-150' }, answers: [] }));
  expect(page.current.address).toBe('/catalogue/disc?year=2013&make=Ford&model=F-150');
  act(() => page.current.choose(null));
  expect([page.current.address, page.current.own]).toEqual(['/catalogue/disc', null]);
});

test('clearing the car in another tab clears it here', () => {
  const page = open();
  act(() => page.current.choose({ car: civic, answers: [] }));
  act(() => {
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(page.current.chosen).toBeNull();
});

test('a browser without storage remembers the car while the page is open', () => {
  const storage = Object.getPrototypeOf(window.localStorage) as Storage;
  const full = jest.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = open();
  act(() => page.current.choose({ car: civic, answers: [] }));
  expect(page.current.chosen?.car).toEqual(civic);
  full.mockRestore();
  const truck = { year: 2013, make: 'Ford', model: 'F-150' };
  act(() => page.current.choose({ car: truck, answers: [] }));
  expect(window.localStorage.getItem('axle:car')).toBe('year=2013&make=Ford&model=F-150');
});

test('an invalid stored value is no car, and the server knows no stored car', () => {
  window.localStorage.setItem('axle:car', '{"year":2016}');
  expect(open().current.chosen).toBeNull();
  const page = open();
  act(() => page.current.choose({ car: civic, answers: [] }));
  const Shown = () => <>{useCar().chosen ? 'a car' : 'no car'}</>;
  const drawn = (address: string) =>
    renderToString(
      <MemoryRouter initialEntries={[address]}>
        <Shown />
      </MemoryRouter>,
    );
  expect(drawn('/catalogue/disc')).toBe('no car');
  expect(drawn('/catalogue/disc?year=2016&make=Honda&model=Civic')).toBe('a car');
});

test("a car's name contains what is known about it", () => {
  expect(carName(civic)).toBe('2016 Honda Civic 2.0\u00a0l');
  expect(carName({ ...civic, engine: { litres: 2, fuel: 'DIESEL' } })).toBe(
    '2016 Honda Civic 2.0\u00a0l diesel',
  );
  expect(carName({ ...civic, engine: { litres: 1.5, fuel: 'GASOLINE' } })).toBe(
    '2016 Honda Civic 1.5\u00a0l',
  );
  expect(carName({ ...civic, engine: { fuel: 'ELECTRIC' } })).toBe('2016 Honda Civic electric');
  expect(carName({ ...civic, engine: null })).toBe('2016 Honda Civic');
  expect(shortCarName(civic)).toBe('2016 Civic');
  expect(formatEngine({ litres: 2, cylinders: 4, fuel: 'DIESEL' })).toBe(
    '2.0\u00a0l, 4\u00a0cylinders, diesel',
  );
});
