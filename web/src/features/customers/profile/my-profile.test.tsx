import { screen, within } from '@testing-library/react';
import { anOrder } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import type { MutationUpdateProfileArgs } from '#testing/schema.generated';

const complete = {
  name: 'Jonas Weber',
  location: 'Zürich',
  education: 'ETH',
  phone: '+41 44 123 45 67',
  linkedin: 'https://linkedin.com/in/jonas',
};

async function openProfile({
  shop = new MockApi(),
  ...account
}: Parameters<typeof aCustomer>[0] & { shop?: MockApi } = {}) {
  const customer = aCustomer(account);
  shop.answer({
    updateProfile: ({ input }: MutationUpdateProfileArgs) => Object.assign(customer, input),
  });
  const app = await renderApp({ path: '/dashboard', shop, as: customer });
  await screen.findByRole('button', { name: 'Update' });
  const field = (label: string) => screen.getByLabelText(label);
  return {
    ...app,
    field,
    async retype(label: string, value: string) {
      await app.user.clear(field(label));
      await app.user.paste(value);
    },
    update: () => app.user.click(screen.getByRole('button', { name: 'Update' })),
  };
}

test('the profile shows the stored data', async () => {
  const { field } = await openProfile(complete);
  expect(field('Name')).toHaveValue('Jonas Weber');
  expect(field('Email')).toHaveValue('customer@example.com');
  expect(field('Email')).toHaveAttribute('readonly');
  expect(field('Location')).toHaveValue('Zürich');
  expect(field('Education')).toHaveValue('ETH');
  expect(field('Phone')).toHaveValue('+41 44 123 45 67');
  expect(field('LinkedIn Profile Link')).toHaveValue('https://linkedin.com/in/jonas');
});

test('an unverified address says so, and the email can be sent again', async () => {
  const { user, identity } = await openProfile({ emailVerified: false });
  expect(screen.getByText('Not verified')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Verification email sent')).toBeInTheDocument();
  expect(identity.sent).toEqual(['verification to customer@example.com']);
});

test('a verified address says so', async () => {
  await openProfile();
  expect(screen.getByText('Verified')).toBeVisible();
});

test('a profile update shows the new name everywhere at once', async () => {
  const { retype, update, shop, user } = await openProfile();
  await retype('Name', 'Jonas Keller');
  await retype('Location', 'Zürich');
  await retype('Education', 'ETH');
  await retype('Phone', '+41 44 123 45 67');
  await retype('LinkedIn Profile Link', 'https://linkedin.com/in/jonas');
  await update();
  expect(await screen.findByText('Your profile is updated! Please Referesh to See Changes.')).toBeVisible();
  expect(shop.users[0]).toMatchObject({ ...complete, name: 'Jonas Keller' });
  const profile = screen.getByRole('region', { name: 'My profile' });
  expect(within(profile).getByText('Jonas Keller')).toBeVisible();
  const side = screen.getByRole('complementary');
  expect(await within(side).findByText('Jonas Keller')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('No changes to save.')).toBeVisible();
  expect(shop.calls('UpdateProfile')).toHaveLength(1);
});

test('location, education, phone and link are required', async () => {
  const { field, update, shop } = await openProfile();
  await update();
  for (const label of ['Location', 'Education', 'Phone', 'LinkedIn Profile Link']) {
    expect(field(label)).toHaveAccessibleDescription(`${label} is required`);
  }
  expect(field('Location')).toHaveFocus();
  expect(screen.getByText('Please fix 4 fields')).toBeVisible();
  expect(shop.calls('UpdateProfile')).toHaveLength(0);
});

test('a profile link can be entered without a scheme', async () => {
  const { retype, update, shop } = await openProfile(complete);
  await retype('LinkedIn Profile Link', 'www.linkedin.com/in/jonas');
  await update();
  expect(await screen.findByText('Your profile is updated! Please Referesh to See Changes.')).toBeVisible();
  expect(shop.users[0]).toMatchObject({ linkedin: 'https://www.linkedin.com/in/jonas' });
});

test.each(['jonas', 'javascript:alert(1)', 'https://user:secret@linkedin.com/in/jonas'])(
  '"%s" is refused as a profile link',
  async (link) => {
    const { field, retype, update, shop } = await openProfile(complete);
    await retype('LinkedIn Profile Link', link);
    await update();
    expect(field('LinkedIn Profile Link')).toHaveAccessibleDescription(
      'LinkedIn Profile Link must be a web address',
    );
    expect(shop.calls('UpdateProfile')).toHaveLength(0);
  },
);

test('when the result is unknown, the page says so and keeps the form', async () => {
  const shop = new MockApi();
  shop.fail('UpdateProfile', 'UNREACHABLE');
  const { field, retype, update } = await openProfile({ ...complete, shop });
  await retype('Location', 'Bern');
  await update();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We couldn't confirm that this was saved. Try again.",
  );
  expect(field('Location')).toHaveValue('Bern');
});

test('the newest orders are listed with a link to all', async () => {
  const shop = new MockApi();
  shop.orders = [4, 3, 2, 1].map((day) => anOrder({ product: `Part of day ${day}` }));
  await openProfile({ shop });
  const orders = within(await screen.findByRole('region', { name: 'Your latest orders' }));
  expect(orders.getAllByRole('listitem').map((row) => /Part of day \d/.exec(row.textContent)?.[0])).toEqual([
    'Part of day 4',
    'Part of day 3',
    'Part of day 2',
  ]);
  expect(orders.getByRole('link', { name: 'View all 4 orders' })).toHaveAttribute(
    'href',
    '/dashboard/myorders',
  );
});

test('a customer without orders gets a link to the parts', async () => {
  await openProfile();
  const orders = within(await screen.findByRole('region', { name: 'Your latest orders' }));
  expect(orders.getByText('No orders yet.')).toBeVisible();
  expect(orders.getByRole('link', { name: 'See All Parts' })).toHaveAttribute('href', '/catalogue');
});

test('a profile that failed to load can be retried', async () => {
  const shop = new MockApi();
  shop.fail('MyProfile', 'UNREACHABLE');
  const { user } = await renderApp({ path: '/dashboard', shop, as: aCustomer() });
  expect(await screen.findByText("We couldn't load your profile.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Verified')).toBeVisible();
});

test('a name that is too long is reported at its field', async () => {
  const { field, update, shop } = await openProfile({ ...complete, name: 'J'.repeat(160) });
  await update();
  expect(field('Name')).toHaveAccessibleDescription('Name must be 100 characters or shorter');
  expect(shop.calls('UpdateProfile')).toHaveLength(0);
});
