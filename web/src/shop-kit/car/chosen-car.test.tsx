import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { carName, shortCarName } from './car-name';
import { engineWords } from './engine-words';
import { useChooseCar, useChosenCar } from './chosen-car';

const civic = { year: 2016, make: 'Honda', model: 'Civic', engine: { litres: 2, cylinders: 4, fuel: null } };

const open = () => renderHook(() => ({ chosen: useChosenCar(), ...useChooseCar() })).result;

beforeEach(() => {
  window.localStorage.clear();
});

test('a chosen car is shown by everything on the page and kept for the next one', () => {
  const [header, list] = [open(), open()];
  act(() => {
    header.current.choose(civic);
  });
  expect(list.current.chosen).toEqual({ car: civic, answers: [] });
  expect(open().current.chosen?.car).toEqual(civic);
});

test('an answer stays with the car, can be changed and taken back, and goes with it', () => {
  const page = open();
  act(() => {
    page.current.answer('rear-brakes', 'rear discs');
  });
  expect(page.current.chosen).toBeNull();
  act(() => {
    page.current.choose(civic);
    page.current.answer('rear-brakes', 'rear discs');
    page.current.answer('rear-brakes', 'rear drums');
    page.current.answer('gearbox', 'a manual gearbox');
  });
  expect(page.current.chosen?.answers).toEqual([
    { question: 'rear-brakes', answer: 'rear drums' },
    { question: 'gearbox', answer: 'a manual gearbox' },
  ]);
  act(() => {
    page.current.answer('gearbox', null);
  });
  expect(page.current.chosen?.answers).toHaveLength(1);
  act(() => {
    page.current.clear();
  });
  expect(page.current.chosen).toBeNull();
});

test('another tab that clears the car clears it here', () => {
  const page = open();
  act(() => {
    page.current.choose(civic);
  });
  act(() => {
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(page.current.chosen).toBeNull();
});

test('a browser that keeps nothing remembers the car as long as the page lives', () => {
  const storage = Object.getPrototypeOf(window.localStorage) as Storage;
  const full = jest.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = open();
  act(() => {
    page.current.choose(civic);
  });
  expect(page.current.chosen?.car).toEqual(civic);
  full.mockRestore();
  const truck = { year: 2013, make: 'Ford', model: 'F-150' };
  act(() => {
    page.current.choose(truck);
  });
  expect(window.localStorage.getItem('axle:car')).toBe('year=2013&make=Ford&model=F-150');
});

test('what somebody else wrote there is no car, and the server knows none', () => {
  window.localStorage.setItem('axle:car', '{"year":2016}');
  expect(open().current.chosen).toBeNull();
  const page = open();
  act(() => {
    page.current.choose(civic);
  });
  const Shown = () => <>{useChosenCar() ? 'a car' : 'no car'}</>;
  expect(renderToString(<Shown />)).toBe('no car');
});

test('a car is called by what is known of it', () => {
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
  expect(engineWords({ litres: 2, cylinders: 4, fuel: 'DIESEL' })).toBe(
    '2.0\u00a0l, 4\u00a0cylinders, diesel',
  );
});
