import { screen, waitFor, within } from '@testing-library/react';
import { readyShop } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';
import type { QueryReadinessChecksArgs, ReadinessCheck } from '#testing/schema.generated';

const sandbox: Partial<ReadinessCheck> = {
  area: 'STRIPE',
  message: 'Sandbox: no card is charged.',
  steps: ['In Stripe, switch to live.', "Put both keys into the shop's environment."],
  copy: ['STRIPE_SECRET_KEY=sk_live_…'],
};
const noMail: Partial<ReadinessCheck> = {
  area: 'MAIL',
  message: 'The shop writes to no one.',
  steps: ['Set SMTP_URL.'],
};

async function openOverview(lacks: readonly Partial<ReadinessCheck>[]) {
  localStorage.clear();
  const shop = new MockApi().answer({ readinessChecks: () => readyShop(...lacks) });
  const app = await renderApp({ path: '/dashboard/overview', shop, as: anAdmin() });
  await screen.findByRole('heading', { name: 'Overview' });
  return { ...app, shop };
}

const panel = () => screen.findByRole('region', { name: 'Before you open' });

test('an incomplete shop lists in eight rows what is done and what is missing', async () => {
  await openOverview([sandbox, { area: 'SIGN_IN', state: 'UNKNOWN', message: "Couldn't check: Google." }]);
  const rows = within(await panel())
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.hasAttribute('aria-labelledby'));
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Cars',
    'Parts',
    'Photos',
    'Stripe',
    'Sign-in',
    'Email',
    'Admin',
    'First order',
  ]);
  expect(screen.getByText('6 of 8 done')).toBeVisible();
  expect(rows[3]).toHaveTextContent(/Stripe\s*Sandbox: no card is charged\. Not done yet\./);
  // What could not be checked is not done either.
  expect(rows[4]).toHaveTextContent("Couldn't check: Google. Not done yet.");
  expect(rows[5]).toHaveTextContent('OK. Done.');
});

test('an open row shows instructions with values to copy', async () => {
  const { user } = await openOverview([sandbox]);
  await user.click(within(await panel()).getByText('Stripe'));
  expect(screen.getByText('In Stripe, switch to live.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy STRIPE_SECRET_KEY=sk_live_…' }));
  expect(await navigator.clipboard.readText()).toBe('STRIPE_SECRET_KEY=sk_live_…');
});

test('an open row links to the page where it can be done', async () => {
  const { user, address } = await openOverview([{ area: 'CARS', message: 'No car is loaded.' }, sandbox]);
  await user.click(within(await panel()).getByText('Cars'));
  expect(within(await panel()).getAllByRole('link')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Open Import, Cars' }));
  expect(address()).toBe('/dashboard/imports?kind=vehicles');
});

test('the checklist disappears once complete and is not loaded again', async () => {
  const { user, shop, go } = await openOverview([noMail]);
  await panel();
  shop.answer({ readinessChecks: () => readyShop() });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Before you open' })).not.toBeInTheDocument(),
  );
  expect(shop.calls('ReadinessChecks').map(({ variables }) => variables as QueryReadinessChecksArgs)).toEqual(
    [{ fresh: false }, { fresh: true }],
  );
  await go('/dashboard/activity');
  await go('/dashboard/overview');
  await screen.findByRole('link', { name: /^Paid, to be shipped/ });
  expect(shop.calls('ReadinessChecks')).toHaveLength(2);
});

test('the checklist can be hidden, and stays hidden in this browser', async () => {
  const { user, go } = await openOverview([noMail]);
  await panel();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('region', { name: 'Before you open' })).not.toBeInTheDocument();
  await go('/dashboard/activity');
  await go('/dashboard/overview');
  await screen.findByRole('link', { name: /^Paid, to be shipped/ });
  expect(screen.queryByRole('region', { name: 'Before you open' })).not.toBeInTheDocument();
});

test('when the check fails, the overview still shows, and it can be retried', async () => {
  localStorage.clear();
  const shop = new MockApi().answer({
    readinessChecks: () => {
      throw new Error('no');
    },
  });
  const { user } = await renderApp({ path: '/dashboard/overview', shop, as: anAdmin() });
  expect(await screen.findByText("We couldn't run the setup check.")).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Paid, to be shipped/ })).toBeVisible();
  shop.answer({ readinessChecks: () => readyShop(noMail) });
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await panel()).toHaveTextContent('The shop writes to no one.');
});

test('when a repeated check fails, the last result stays with a message', async () => {
  const { user, shop } = await openOverview([noMail]);
  await panel();
  shop.answer({
    readinessChecks: () => {
      throw new Error('no');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't run the setup check.");
  expect(await panel()).toHaveTextContent('The shop writes to no one.');
});
