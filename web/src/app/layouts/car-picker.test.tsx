import { screen, waitFor, within } from '@testing-library/react';
import { carFromSearch } from '#shop-kit/car/car-address';
import { carStore } from '#shop-kit/car/car-store';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { renderApp } from '#testing/render-app';

const car = (query: string) => {
  const chosen = carFromSearch(new URLSearchParams(query));
  if (!chosen) throw new Error(`no car: ${query}`);
  return chosen;
};
const civic = car('year=2016&make=Honda&model=Civic&engine=2.0-4-GASOLINE&answer=rear-brakes:rear+discs');
const truck = car('year=2013&make=Ford&model=F-150');

const opener = () => screen.findByRole('button', { name: /Choose your car|^Your car:/ });

async function openPicker(options: { shop?: MockApi; path?: string } = {}) {
  const app = await renderApp({ path: '/blogs', ...options });
  await app.user.click(await opener());
  return { ...app, panel: within(await findDialog('dialog', { name: 'Choose your car' })) };
}

test('a car can be chosen by keyboard, one question at a time, and is stored', async () => {
  const { user, panel, shop } = await openPicker();
  await user.type(await panel.findByRole('combobox', { name: 'Year (3)' }), '16{Enter}');
  await user.type(await panel.findByRole('combobox', { name: 'Make (3 in 2016)' }), 'hon{Enter}');
  const model = await panel.findByRole('combobox', { name: 'Model (3 for Honda in 2016)' });
  expect(panel.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Accord',
    'Civic',
    'CR-V',
  ]);
  await user.type(model, '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(model).toHaveAttribute('aria-activedescendant', panel.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  await user.type(
    await panel.findByRole('combobox', { name: 'Engine (2 for 2016 Honda Civic)' }),
    '2{Enter}',
  );

  expect(
    await screen.findByRole('button', { name: 'Your car: 2016 Honda Civic 2.0\u00a0l. Change' }),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(carStore.get().chosen?.car).toEqual({
    ...civic.car,
    engine: { litres: 2, cylinders: 4, fuel: 'GASOLINE' },
  });
  expect(carStore.get().local).toHaveLength(1);
  // Each step fetches its own options only.
  expect(
    shop.calls('CarChoices').map(({ variables }) => Object.values(variables).filter((v) => v === true)),
  ).toEqual(Array(4).fill([true]));
});

test('← skips steps with a single choice, and a completed step can be reopened', async () => {
  const { user, panel } = await openPicker();
  await user.type(await panel.findByRole('combobox', { name: /^Year/ }), '2016{Enter}');
  await user.type(await panel.findByRole('combobox', { name: /^Make/ }), 'tes{Enter}');
  // Tesla has one model of 2016, and no engine to choose: the car is known.
  expect(await screen.findByRole('button', { name: 'Your car: 2016 Tesla Model S. Change' })).toBeVisible();

  await user.click(await opener());
  const again = within(await findDialog('dialog'));
  await user.type(await again.findByRole('combobox', { name: /^Year/ }), '2005{Enter}');
  // Honda alone was there in 2005.
  await again.findByRole('combobox', { name: /^Model/ });
  await user.keyboard('{ArrowLeft}');
  expect(await again.findByRole('combobox', { name: /^Year/ })).toHaveFocus();
  await user.keyboard('2016{Enter}');
  await user.type(await again.findByRole('combobox', { name: /^Make/ }), 'honda{Enter}');
  await again.findByRole('combobox', { name: /^Model/ });
  await user.click(again.getByRole('button', { name: 'Make Honda, change' }));
  expect(await again.findByRole('combobox', { name: /^Make/ })).toBeVisible();
});

test('a customer who does not know the engine can leave it open, and an unknown entry says so', async () => {
  const { user, panel } = await openPicker();
  const year = await panel.findByRole('combobox', { name: /^Year/ });
  await user.type(year, '1066{Enter}');
  expect(panel.getByText('Nothing here is called “1066”.')).toBeVisible();
  await user.clear(year);
  await user.click(panel.getByRole('option', { name: '2016' }));
  await user.click(await panel.findByRole('option', { name: 'Honda' }));
  await user.click(await panel.findByRole('option', { name: 'Civic' }));
  await user.click(await panel.findByRole('option', { name: "I don't know" }));
  expect(await screen.findByRole('button', { name: 'Your car: 2016 Honda Civic. Change' })).toBeVisible();
  expect(carStore.get().chosen?.car).not.toHaveProperty('engine');
});

test('switching cars takes two clicks, clearing one, and the garage holds both', async () => {
  carStore.set({ local: [civic, truck] });
  carStore.set({ chosen: civic });
  const { user, panel } = await openPicker();
  expect(panel.getByText('2016 Honda Civic 2.0 l').closest('li')).toHaveAttribute('aria-current', 'true');
  await user.click(panel.getByRole('button', { name: '2013 Ford F-150' }));
  expect(carStore.get().chosen).toEqual(truck);

  await user.click(screen.getByRole('button', { name: 'Clear the car' }));
  expect(await screen.findByRole('button', { name: 'Choose your car' })).toHaveFocus();
  expect(carStore.get().chosen).toBeNull();
  expect(carStore.get().local).toEqual([truck, civic]);
});

test('a car and an answer can be removed', async () => {
  carStore.set({ local: [civic, truck] });
  carStore.set({ chosen: civic });
  const { user, panel } = await openPicker();
  await user.click(panel.getByRole('button', { name: 'Remove 2013 Ford F-150 from the garage' }));
  expect(panel.queryByText('2013 Ford F-150')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Clear answer: rear discs' }));
  expect(carStore.get().chosen?.answers).toEqual([]);
  expect(carStore.get().local).toEqual([{ ...civic, answers: [] }]);
});

test('a full garage offers to remove the car used longest ago', async () => {
  const cars = Array.from({ length: 10 }, (_, index) => car(`year=${2000 + index}&make=Honda&model=Fit`));
  carStore.set({ local: cars });
  const { user, panel } = await openPicker();
  await user.click(await panel.findByRole('option', { name: '2016' }));
  await user.click(await panel.findByRole('option', { name: 'Tesla' }));
  const full = within(await findDialog('dialog', { name: 'Your garage is full' }));
  expect(full.getByText('2009 Honda Fit')).toBeVisible();
  await user.click(full.getByRole('button', { name: 'Remove it' }));
  expect(carStore.get().local.map(({ car: { year } }) => year)).toEqual([
    2016, 2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008,
  ]);
});

test('a list that failed to load can be retried', async () => {
  const shop = new MockApi();
  shop.fail('CarChoices', 'UNREACHABLE');
  const { user, panel } = await openPicker({ shop });
  expect(await panel.findByText("We couldn't load the list of cars.")).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('combobox', { name: /^Year/ })).toBeVisible();
});

test("the car in the address takes precedence over one's own, and choosing another replaces it there", async () => {
  carStore.set({ local: [truck] });
  carStore.set({ chosen: truck });
  const { user, address } = await renderApp({ path: '/blogs?q=x&year=2016&make=Honda&model=Civic' });
  await user.click(await screen.findByRole('button', { name: 'Your car: 2016 Honda Civic. Change' }));
  const panel = within(await findDialog('dialog'));
  await user.click(await panel.findByRole('button', { name: '2013 Ford F-150' }));
  await waitFor(() => expect(address()).toBe('/blogs?q=x&year=2013&make=Ford&model=F-150'));
  await user.click(screen.getByRole('button', { name: 'Clear the car' }));
  await waitFor(() => expect(address()).toBe('/blogs?q=x'));
  expect(carStore.get().chosen).toBeNull();
});
