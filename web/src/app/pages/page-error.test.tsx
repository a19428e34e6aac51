import { screen, within } from '@testing-library/react';
import { aPart } from '#testing/builders';
import { expectComplaint } from '#testing/expected-complaints';
import { setLine } from '#testing/line';
import { MockApi } from '#testing/mock-api';
import { renderApp } from '#testing/render-app';

test('a page that crashes is replaced by an error with links, and the shell stays', async () => {
  expectComplaint(/not an amount of money/);
  const shop = new MockApi();
  shop.parts = [aPart({ price: 'a lot' })];
  await renderApp({ path: '/', shop });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText("We couldn't show this page.")).toBeVisible();
  expect(within(alert).getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('a page that failed to load offline says so, without blaming the shop', async () => {
  expectComplaint(/not an amount of money/);
  const shop = new MockApi();
  shop.parts = [aPart({ price: 'a lot' })];
  setLine(false);
  await renderApp({ path: '/', shop });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText("You're offline. We'll retry when you're back online.")).toBeVisible();
  expect(screen.queryByText(/Something went wrong on our side/)).not.toBeInTheDocument();
});
