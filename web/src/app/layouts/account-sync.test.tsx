import { act, screen, waitFor } from '@testing-library/react';
import { carFromSearch } from '#shop-kit/car/car-address';
import { carStore } from '#shop-kit/car/car-store';
import { refusal } from '#testing/answers';
import { aGarageCar } from '#testing/cars';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import type { MutationSaveToGarageArgs } from '#testing/schema.generated';

const car = (query: string) => {
  const chosen = carFromSearch(new URLSearchParams(query));
  if (!chosen) throw new Error(`no car: ${query}`);
  return chosen;
};
const civic = car('year=2016&make=Honda&model=Civic&answer=rear-brakes:rear+discs');
const truck = car('year=2013&make=Ford&model=F-150');

/** An API that stores what is uploaded, as the real one does. */
function aShop(): MockApi {
  const shop = new MockApi();
  return shop.answer({
    saveToGarage: ({ cars }: MutationSaveToGarageArgs) => {
      if (cars.some(({ car: { model } }) => model === 'Gone')) throw refusal('UNKNOWN_CAR');
      const isOne = (own: { model: string; year: number }) =>
        cars.some(({ car: { model, year } }) => model === own.model && year === own.year);
      const others = shop.garage.filter((own) => !isOne(own));
      const added = cars.length - (shop.garage.length - others.length);
      shop.garage = [
        ...cars.map(({ car: { year, make, model }, answers }) =>
          aGarageCar({ year, make, model, answers: answers ?? [] }),
        ),
        ...others,
      ];
      return { garage: shop.garage, added };
    },
  });
}

async function signInWith(shop: MockApi) {
  const user = aCustomer();
  shop.users.push(user);
  const app = await renderApp({ path: '/blogs', shop });
  await screen.findAllByRole('link', { name: 'Login' });
  await act(() => app.session.logIn({ email: user.email, password: 'secret123' }));
  return app;
}

test("signing in adds the browser's cars once and announces it", async () => {
  carStore.set({ local: [civic, truck] });
  const shop = aShop();
  await signInWith(shop);
  expect(await screen.findByText('2 cars added to your garage.')).toBeVisible();
  expect(shop.garage.map(({ model }) => model)).toEqual(['Civic', 'F-150']);
  expect(carStore.get().local).toEqual([]);
  expect(shop.calls('SaveToGarage')).toHaveLength(1);
});

test('answers from browser and account are merged, and known cars are not announced', async () => {
  carStore.set({ local: [civic] });
  carStore.set({ chosen: civic });
  const shop = aShop();
  shop.garage = [aGarageCar({ answers: [{ question: 'gearbox', answer: 'a manual gearbox' }] })];
  await signInWith(shop);
  await waitFor(() => expect(shop.garage[0]?.answers).toHaveLength(2));
  expect(carStore.get().chosen?.answers.map(({ question }) => question)).toEqual(['gearbox', 'rear-brakes']);
  expect(screen.queryByText(/added to your garage/)).not.toBeInTheDocument();
});

test('a user without a chosen car gets the one used last', async () => {
  const shop = aShop();
  shop.garage = [aGarageCar({ year: 2013, make: 'Ford', model: 'F-150' }), aGarageCar()];
  await signInWith(shop);
  expect(await screen.findByRole('button', { name: 'Your car: 2013 Ford F-150. Change' })).toBeVisible();
});

test('a cleared car stays cleared on the next page of a signed-in user', async () => {
  const shop = aShop();
  shop.garage = [aGarageCar()];
  await renderApp({ path: '/blogs', shop, as: aCustomer() });
  await screen.findAllByRole('button', { name: 'Logout' });
  expect(screen.getByRole('button', { name: 'Choose your car' })).toBeVisible();
  expect(shop.calls('MyGarage')).toEqual([]);
});

test('signing in saves cars up to the limit, and the others stay in the browser', async () => {
  const shop = aShop();
  shop.garage = Array.from({ length: 9 }, (_, index) => aGarageCar({ year: 2000 + index }));
  carStore.set({ local: [civic, truck] });
  await signInWith(shop);
  expect(
    await screen.findByText('1 car added to your garage. It is full: 1 car stayed in this browser.'),
  ).toBeVisible();
  expect(shop.garage).toHaveLength(10);
  expect(carStore.get().local).toEqual([truck]);
});

test('a car that the shop no longer knows does not block the others', async () => {
  carStore.set({ local: [civic, car('year=2016&make=Honda&model=Gone')] });
  const shop = aShop();
  await signInWith(shop);
  expect(await screen.findByText('1 car added to your garage.')).toBeVisible();
  expect(carStore.get().local).toEqual([]);
});

test('a car that could not be saved stays in the browser', async () => {
  carStore.set({ local: [civic] });
  const shop = aShop();
  shop.fail('SaveToGarage', 'UNREACHABLE');
  await signInWith(shop);
  await waitFor(() => expect(shop.calls('SaveToGarage')).toHaveLength(1));
  expect(carStore.get().local).toEqual([civic]);
  act(() => carStore.set({ local: [truck, civic] }));
  await waitFor(() => expect(shop.garage).toHaveLength(2));
});

test('logging out removes all cars from the browser', async () => {
  carStore.set({ local: [civic] });
  carStore.set({ chosen: civic });
  const { user } = await signInWith(aShop());
  await screen.findByText('1 car added to your garage.');
  const [logout] = await screen.findAllByRole('button', { name: 'Logout' });
  if (logout) await user.click(logout);
  await waitFor(() => expect(carStore.get().chosen).toBeNull());
  expect(window.localStorage.getItem('axle:garage')).toBeNull();
});

test('being signed out otherwise removes all cars as well', async () => {
  carStore.set({ chosen: civic });
  const { session } = await signInWith(aShop());
  await waitFor(() => expect(carStore.get().owner).not.toBeNull());
  await act(() => session.signOut());
  expect(carStore.get().chosen).toBeNull();
  expect(window.localStorage.getItem('axle:car-owner')).toBeNull();
});

test('after a lost session the cars wait for their owner and are hidden from others', async () => {
  carStore.set({ local: [civic] });
  carStore.set({ chosen: civic });
  const shop = aShop();
  const { session, tokens } = await signInWith(shop);
  await screen.findByText('1 car added to your garage.');
  function loseSession() {
    act(() => {
      tokens.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    });
  }
  loseSession();
  expect(session.getState()).toEqual({ status: 'visitor', ended: 'lost' });
  await act(() => session.logIn({ email: aCustomer().email, password: 'secret123' }));
  expect(carStore.get().chosen).toEqual(civic);

  loseSession();
  act(() => carStore.set({ local: [truck] }));
  const other = aCustomer({ email: 'other@example.com' });
  shop.users.push(other);
  shop.garage = [];
  await act(() => session.logIn({ email: other.email, password: 'secret123' }));
  expect(carStore.get().chosen).toBeNull();
  expect(carStore.get().local).toEqual([]);
  expect(shop.garage).toEqual([]);
});

test('two engines of a car saved without one need room for one more car', async () => {
  const [small, large] = [1.5, 2].map((litres) => ({
    ...civic,
    car: { ...civic.car, engine: { litres, cylinders: 4, fuel: 'GASOLINE' as const } },
  }));
  if (!small || !large) throw new Error('two engines');
  carStore.set({ local: [small, large] });
  const shop = aShop();
  const ten = Array.from({ length: 10 }, (_, index) => aGarageCar({ year: 2007 + index }));
  shop.garage = ten;
  shop.answer({
    saveToGarage: ({ cars }: MutationSaveToGarageArgs) => {
      if (cars.length > 1) throw refusal('GARAGE_FULL');
      const [{ car: brought } = small] = cars;
      const engine = { litres: null, cylinders: null, fuel: null, ...brought.engine };
      shop.garage = [aGarageCar({ engine }), ...ten.filter(({ year }) => year !== brought.year)];
      return { garage: shop.garage, added: 0 };
    },
  });
  await signInWith(shop);
  await waitFor(() => expect(carStore.get().local).toEqual([large]));
  expect(shop.garage[0]?.engine?.litres).toBe(1.5);
});
