import { act, screen, waitFor, within } from '@testing-library/react';
import { carStore } from '#shop-kit/car/car-store';
import { cartStore, noCart } from '#shop-kit/cart/cart-store';
import { aVerdict } from '#testing/cars';
import { aJob, aJobPart, aSlot } from '#testing/jobs';
import { MockApi } from '#testing/mock-api';
import { renderApp } from '#testing/render-app';
import type { JobSlot, QueryJobArgs } from '#testing/schema.generated';

const CIVIC = 'year=2016&make=Honda&model=Civic';
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const pistons = { key: 'pistons', text: 'One piston or four?', answers: ['one piston', 'four pistons'] };

const discs = aSlot({
  choice: aJobPart({ id: id(1), name: 'Front brake disc', price: '64.90', orderQuantity: 1 }),
});
const pads = aSlot({
  title: 'Brake pads, front',
  type: 'FRONT_BRAKE_PADS',
  choice: aJobPart({ id: id(2), name: 'Pads, ceramic', price: '48.50', orderQuantity: 1 }, { units: 1 }),
  alternatives: [
    aJobPart({ id: id(3), name: 'Pads, organic', price: '33.90', orderQuantity: 1 }, { units: 1 }),
  ],
});
const hose = aJobPart(
  { id: id(4), name: 'Hose for one piston', price: '17.60', orderQuantity: 1 },
  { units: 1 },
);
const hosesWait = aSlot({
  title: 'Brake hoses',
  type: 'FRONT_BRAKE_HOSE',
  state: 'WAITS_FOR_ANSWER',
  question: pistons,
  alternatives: [
    { ...hose, fitment: aVerdict({ verdict: 'FITS_IF', question: pistons }) },
    aJobPart(
      { id: id(5), name: 'Hose for four pistons', price: '21.40', orderQuantity: 1 },
      { units: 1, fitment: aVerdict({ verdict: 'FITS_IF', question: pistons }) },
    ),
  ],
});
const sensor = aSlot({ title: 'Pad wear sensor', type: 'WEAR_SENSOR' });
const pins = aSlot({
  title: 'Brake fluid',
  type: 'BRAKE_FLUID',
  required: false,
  state: 'NO_DATA',
  alternatives: [
    aJobPart(
      { id: id(6), name: 'Fluid of no one knows', price: '12.90', orderQuantity: 1 },
      { units: 1, fitment: aVerdict({ verdict: 'UNKNOWN', reason: 'No list yet' }) },
    ),
  ],
});

/** A shop with the job; an answer about the pistons fills the hoses. */
function aShop(slots: JobSlot[] = [discs, pads, hosesWait, sensor, pins]) {
  return new MockApi().answer({
    job: ({ key, vehicle, answers }: QueryJobArgs) => {
      if (key !== 'front-brakes') return null;
      if (!vehicle)
        return aJob({
          slots: slots.map((slot) => aSlot({ ...slot, state: null, choice: null, alternatives: [] })),
        });
      const answered = {
        ...hosesWait,
        state: 'FILLED' as const,
        choice: hose,
        question: null,
        alternatives: [],
      };
      return aJob({ slots: slots.map((slot) => (slot === hosesWait && answers?.length ? answered : slot)) });
    },
  });
}

async function open(shop = aShop(), path = `/jobs/front-brakes?${CIVIC}`) {
  const app = await renderApp({ path, shop });
  await screen.findByRole('heading', { level: 1, name: /^Front brakes/ });
  return app;
}

const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const summary = () => screen.getByRole('region', { name: /parts?, \d+ items?/ });

afterEach(() => {
  cartStore.set(noCart);
  window.localStorage.clear();
});

test('fitting parts are ticked, parts without data are not, and one click adds all ticked parts to the cart', async () => {
  const { user } = await open();
  expect(box(/^Brake discs, front · 2 items/)).toBeChecked();
  expect(box(/^Brake pads, front · 1 item/)).toBeChecked();
  expect(box(/^Brake fluid/)).not.toBeChecked();
  expect(screen.getByText('No part in our shop fits')).toBeVisible();
  expect(summary()).toHaveAccessibleName('2 parts, 3 items');
  expect(within(summary()).getByText('$178.30')).toBeVisible();
  expect(within(summary()).getByText('needs an answer')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add 2 parts to cart' }));

  expect(cartStore.get().lines).toMatchObject([
    { partId: id(1), quantity: 2, seenPrice: '64.90' },
    { partId: id(2), quantity: 1, seenPrice: '48.50' },
  ]);
  expect(screen.getByRole('link', { name: '2 parts in cart' })).toHaveAttribute('href', '/cart');
  const waits = within(summary()).getByRole('link', { name: 'Brake hoses' });
  expect(waits.closest('p')).toHaveTextContent('Both fit. One part needs an answer first: Brake hoses');
  expect(document.querySelector(waits.getAttribute('href')!)).toHaveTextContent('One piston or four?');
});

test('an answer fills its slot and is stored with the car, deselected parts stay so, and focus moves to the slot', async () => {
  const { user, address } = await open();
  await user.click(box(/^Brake pads/));
  await user.click(screen.getByRole('link', { name: 'One piston' }));

  expect(await screen.findByRole('checkbox', { name: /^Brake hoses/ })).toBeChecked();
  expect(box(/^Brake pads/)).not.toBeChecked();
  expect(summary()).toHaveAccessibleName('2 parts, 3 items');
  expect(screen.getByRole('heading', { level: 3, name: /Brake hoses/ })).toHaveFocus();
  expect(address()).toBe(`/jobs/front-brakes?${CIVIC}&answer=pistons%3Aone+piston`);
  expect(carStore.get().chosen?.answers).toEqual([{ question: 'pistons', answer: 'one piston' }]);
});

test('while an answer loads, previous results are neither shown nor sold', async () => {
  const { shop, go, user } = await open();
  expect(within(summary()).getByText(/^Both fit/)).toBeVisible();
  const release = shop.hold('JobPage');
  // As after an answer in another tab.
  await go(`/jobs/front-brakes?${CIVIC}&answer=pistons%3Afour+pistons`);

  expect(within(summary()).getByRole('status')).toHaveTextContent(/^Checking fit…$/);
  for (const add of screen.getAllByRole('button', { name: /^Add .*to cart$/, hidden: true })) {
    expect(add).toBeDisabled();
    await user.click(add);
  }
  expect(cartStore.get().lines).toEqual([]);

  release();
  expect(await within(summary()).findByText(/^All 3 fit/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add 3 parts to cart' }));
  expect(cartStore.get().lines).toHaveLength(3);
});

test('when an answer fails to load, nothing can be added, and it can be retried', async () => {
  const { shop, go, user } = await open();
  shop.fail('JobPage', 'UNREACHABLE');
  await go(`/jobs/front-brakes?${CIVIC}&answer=pistons%3Afour+pistons`);

  expect(await screen.findByText("We couldn't load the job.")).toBeVisible();
  expect(within(summary()).getByRole('status')).toHaveTextContent("We couldn't check what fits. Check again");
  expect(screen.getByRole('button', { name: 'Add 2 parts to cart' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add 3 parts to cart' })).toBeEnabled();
});

test('"I don\'t know" shows the alternatives without selecting one', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: "I don't know" }));
  expect(box(/^Brake hoses/)).not.toBeChecked();
  expect(screen.getByText('1 other')).toBeVisible();
  await user.click(box(/^Brake hoses/));
  expect(within(summary()).getByText('2 of 3 fit. Uncheck anything you already have.')).toBeVisible();
});

test('missing parts are listed beside the total, and a slot that depends on the engine still waits after adding', async () => {
  const byEngine = aSlot({
    state: 'WAITS_FOR_ANSWER',
    needsEngine: true,
    alternatives: [
      aJobPart(
        { id: id(7), name: 'Disc for 2.0 l', orderQuantity: 1 },
        { fitment: aVerdict({ verdict: 'FITS_IF', needsEngine: true }) },
      ),
    ],
  });
  const { user } = await open(aShop([byEngine, pads, sensor, pins]));
  const lines = () =>
    within(summary())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(lines()).toEqual([
    'Brake discs, frontdepends on the engine',
    'Brake pads, front$48.50',
    'Pad wear sensornone fits',
  ]);

  await user.click(within(summary()).getByRole('button', { name: 'Add 1 part to cart' }));
  expect(within(summary()).getByText(/One part needs an answer first/)).toBeVisible();
});

test('choosing another fitting part replaces the first, with its own price', async () => {
  const { user } = await open();
  await user.click(screen.getByText('1 other fits'));
  await user.click(screen.getByRole('radio', { name: /^Pads, organic/ }));
  expect(screen.getByRole('heading', { level: 4, name: 'Pads, organic' })).toBeVisible();
  expect(within(summary()).getByText('$163.70')).toBeVisible();
});

test('a part with too few units cannot be added', async () => {
  const short = aSlot({ choice: aJobPart({ id: id(1), orderQuantity: 1, availableQuantity: 1 }) });
  await open(aShop([short]));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('not enough in stock')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add 0 parts to cart' })).toBeDisabled();
});

test('a cart without room for all parts adds none and shows an error', async () => {
  const { user } = await open();
  const line = { quantity: 1, seenPrice: '1.00', addedAt: '2026-11-21T12:00:00.000Z' };
  const full = Array.from({ length: 49 }, (_, n) => ({
    ...line,
    partId: `10000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`,
  }));
  act(() => cartStore.set({ lines: full }));
  await user.click(screen.getByRole('button', { name: 'Add 2 parts to cart' }));
  expect(await within(summary()).findByRole('alert')).toHaveTextContent(
    '50 parts is the limit. Order or remove some first.',
  );
  expect(cartStore.get().lines).toHaveLength(49);
});

test('without a car the job asks for one', async () => {
  await open(aShop(), '/jobs/front-brakes');
  expect(screen.getByRole('heading', { level: 2, name: 'Which car is it for?' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Choose your car' })).not.toHaveLength(0);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the stored car is added to the address, and another car in the address is not stored', async () => {
  carStore.set({ chosen: { car: { year: 2016, make: 'Honda', model: 'Civic' }, answers: [] } });
  const { address, go } = await open(aShop(), '/jobs/front-brakes');
  await waitFor(() => expect(address()).toBe(`/jobs/front-brakes?${CIVIC}`));
  await go('/jobs/front-brakes?year=2015&make=Volkswagen&model=Golf');
  expect(await screen.findByText('This page is for a 2015 Volkswagen Golf.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Front brakes for a 2015 Volkswagen Golf',
  );
  expect(carStore.get().chosen?.car.model).toBe('Civic');
});

test('an unknown job, an unknown car and a failed load each say so', async () => {
  const gone = await renderApp({ path: '/jobs/none', shop: aShop() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  gone.unmount();

  const unknown = aShop();
  unknown.fail('JobPage', { code: 'UNKNOWN_CAR' }, 9);
  const lost = await renderApp({ path: `/jobs/front-brakes?${CIVIC}`, shop: unknown });
  expect(await screen.findByText('The 2016 Honda Civic is not in our list of cars.')).toBeVisible();
  lost.unmount();

  const silent = aShop();
  silent.fail('JobPage', 'UNREACHABLE');
  const { user } = await renderApp({ path: `/jobs/front-brakes?${CIVIC}`, shop: silent });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Needed' })).toBeVisible();
});
