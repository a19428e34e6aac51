import { screen } from '@testing-library/react';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';

// A newly installed shop before it has any data.

test('the home page of an empty shop shows no part count and explains its empty lists', async () => {
  await renderApp({ path: '/', shop: new MockApi() });
  expect(await screen.findByText('Parts with clear prices and live stock.')).toBeVisible();
  expect(await screen.findByText(/If the shop has just opened, there may be no parts yet\./)).toBeVisible();
  expect(await screen.findByText(/No reviews yet\./)).toBeVisible();
});

test('the car picker of an empty shop says that there are no cars', async () => {
  const shop = new MockApi().answer({ vehicles: () => ({ years: [], makes: [], models: [], engines: [] }) });
  await renderApp({ path: '/car', shop });
  expect(await screen.findByText('No cars in our list yet.')).toBeVisible();
});

test('an empty product list links to adding and importing products', async () => {
  const { user, address } = await renderApp({
    path: '/dashboard/manageproducts',
    shop: new MockApi(),
    as: anAdmin(),
  });
  await user.click(await screen.findByRole('link', { name: 'Import a list' }));
  expect(address()).toBe('/dashboard/imports');
});
