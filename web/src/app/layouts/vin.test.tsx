import { screen, within } from '@testing-library/react';
import { carStore } from '#shop-kit/car/car-store';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { renderApp } from '#testing/render-app';
import type { VinReading } from '#testing/schema.generated';

const vin = '1FTBF25G4TEA12345';

const reading: VinReading = {
  vin,
  checkDigitAgrees: true,
  needsCheckDigit: true,
  years: [2026, 1996],
  makes: ['Ford'],
  candidates: [2026, 1996].map((year) => ({ year, make: 'Ford', model: 'F-250', engines: [] })),
};

async function read(typed: string, answer: VinReading | null = reading) {
  const shop = new MockApi();
  if (answer) shop.answer({ decodeVin: answer });
  else shop.fail('ReadVin', { code: 'INVALID_VIN', position: null }, 3);
  const app = await renderApp({ path: '/blogs', shop });
  await app.user.click(await screen.findByRole('button', { name: 'Choose your car' }));
  const panel = within(await findDialog('dialog'));
  await app.user.type(panel.getByLabelText('Or find it by VIN'), typed);
  await app.user.click(panel.getByRole('button', { name: 'Read' }));
  return { ...app, shop };
}

test('no car is chosen until the user confirms it', async () => {
  const { user, shop } = await read(vin);
  const panel = within(await findDialog('dialog', { name: 'Is this your car?' }));
  expect(await panel.findByText('The check digit matches.')).toBeVisible();
  expect(
    panel.getByText(
      'Two cars match: the tenth character, T, means 1996 or 2026. The most likely year is listed first.',
    ),
  ).toBeVisible();
  for (const radio of panel.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(panel.getByRole('button', { name: 'This is my car' })).toBeDisabled();
  expect(carStore.get().chosen).toBeNull();

  shop.answer({ vehicles: { years: [], makes: [], models: [], engines: [] } });
  await user.click(panel.getByRole('radio', { name: /2026 Ford F-250/ }));
  await user.click(panel.getByRole('button', { name: 'This is my car' }));
  expect(await screen.findByRole('button', { name: 'Your car: 2026 Ford F-250. Change' })).toBeVisible();
  // Neither the address nor the browser stores a VIN.
  expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain(vin);
});

test('the engine found by the VIN is saved with the car once the user chooses it', async () => {
  const engines = [{ litres: 6.2, cylinders: 8, fuel: 'GASOLINE' as const }];
  const { user } = await read(vin, {
    ...reading,
    candidates: [{ year: 2026, make: 'Ford', model: 'F-250', engines }],
    checkDigitAgrees: false,
  });
  expect(await screen.findByText("The check digit doesn't match. Check the VIN, or continue.")).toBeVisible();
  expect(screen.getByText('6.2 l, 8 cylinders, gasoline')).toBeVisible();
  const radio = screen.getByRole('radio');
  expect(radio).not.toBeChecked();
  await user.click(radio);
  await user.click(screen.getByRole('button', { name: 'This is my car' }));
  expect(carStore.get().chosen?.car.engine).toEqual(engines[0]);
});

test('a VIN that needs no check digit shows no warning about it', async () => {
  await read('WVWZZZAUZGW000001', {
    vin: 'WVWZZZAUZGW000001',
    checkDigitAgrees: false,
    needsCheckDigit: false,
    years: [2016],
    makes: ['Volkswagen'],
    candidates: [{ year: 2016, make: 'Volkswagen', model: 'Golf', engines: [] }],
  });
  expect(await screen.findByText('One car matches.')).toBeVisible();
  expect(screen.queryByText(/check digit/)).toBeNull();
});

test('editing the VIN removes the previous result', async () => {
  const { user } = await read(vin, { ...reading, checkDigitAgrees: false });
  const panel = within(await findDialog('dialog', { name: 'Is this your car?' }));
  expect(await panel.findByText(/Two cars match/)).toBeVisible();
  await user.type(panel.getByLabelText('VIN'), '{Backspace}');
  await user.click(panel.getByRole('button', { name: 'Read' }));
  expect(panel.getByText('16 characters so far, a VIN has 17.')).toBeVisible();
  expect(panel.queryByText(/doesn't match|match/)).toBeNull();
  await user.type(panel.getByLabelText('VIN'), '5');
  expect(await panel.findByText(/Two cars match/)).toBeVisible();
  expect(panel.queryByText(/so far/)).toBeNull();
});

test.each([
  ['1FTBF25G4TEA1234', '16 characters so far, a VIN has 17.'],
  ['1FTBF25G4TEO12345', 'I, O and Q never occur in a VIN.'],
])('%s is not sent: %s', async (typed, message) => {
  const { shop } = await read(typed);
  expect(await screen.findByText(message)).toBeVisible();
  expect(shop.calls('ReadVin')).toEqual([]);
});

test('an unmatched VIN offers to choose manually', async () => {
  const { user } = await read(vin, { ...reading, makes: [], candidates: [] });
  expect(await screen.findByText('No matching car in our list.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose manually' }));
  expect(await screen.findByRole('combobox', { name: /^Year/ })).toBeVisible();
});

test('a VIN without a model year shows the make and asks for the rest', async () => {
  const makes = ['Volkswagen'];
  const { user, shop } = await read('WVWZZZ1KZ0W000001', { ...reading, years: [], makes, candidates: [] });
  const message = 'This VIN identifies the make, Volkswagen, but not the year and model. Choose them.';
  expect(await screen.findByText(message)).toBeVisible();
  const models = ['Golf', 'Jetta'].map((name) => ({ make: 'Volkswagen', name, years: [] }));
  shop.answer({ vehicles: { years: [2015, 2014], makes, models, engines: [] } });
  await user.click(screen.getByRole('button', { name: 'Choose year and model' }));
  await user.click(await screen.findByRole('option', { name: '2014' }));
  expect(await screen.findByRole('combobox', { name: /^Model/ })).toBeVisible();
});

test('a VIN refused by the server shows the error', async () => {
  await read(vin, null);
  expect(await screen.findByText("That isn't a valid VIN.")).toBeVisible();
});
