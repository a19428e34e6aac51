import { screen, waitFor } from '@testing-library/react';
import { aPart } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';

const button = () => screen.getByRole('button', { name: 'Send Message' });

async function openHome(as?: ReturnType<typeof aCustomer>) {
  const shop = new MockApi();
  shop.parts = [aPart({ name: 'Brake disc' })];
  const app = await renderApp({ path: '/', shop, as });
  await screen.findByRole('heading', { name: 'Brake disc' });
  return app;
}

test('a message is sent, and the page confirms it', async () => {
  const { user, fill, shop } = await openHome();
  await fill(screen.getByLabelText('Name'), 'Ines');
  await fill(screen.getByLabelText('Email'), 'Ines@Example.com');
  await fill(screen.getByLabelText('Message'), 'Does the disc fit a 2014 estate?');
  await user.click(button());
  expect(await screen.findByText('Your message is sent. We reply by email.')).toBeVisible();
  expect(shop.calls('SendContactMessage')[0]?.variables.input).toEqual({
    name: 'Ines',
    email: 'ines@example.com',
    message: 'Does the disc fit a 2014 estate?',
  });
});

test('a message that could not be sent stays in the form', async () => {
  const { user, fill, shop } = await openHome();
  shop.fail('SendContactMessage', 'UNREACHABLE');
  await fill(screen.getByLabelText('Name'), 'Ines');
  await fill(screen.getByLabelText('Email'), 'ines@example.com');
  await fill(screen.getByLabelText('Message'), 'Hello');
  await user.click(button());
  expect(await screen.findByText(/^We couldn't confirm that your message was sent\./)).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
  await user.click(button());
  expect(await screen.findByText('Your message is sent. We reply by email.')).toBeVisible();
});

test('a signed-in user finds name and address prefilled', async () => {
  await openHome(aCustomer());
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Jonas Weber'));
  expect(screen.getByLabelText('Email')).toHaveValue('customer@example.com');
});

test('an empty message is not sent', async () => {
  const { user, shop } = await openHome();
  await user.click(button());
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getAllByText('Message is required').length).toBeGreaterThan(0);
  expect(shop.calls('SendContactMessage')).toHaveLength(0);
});

test('a shop without email does not promise a reply by email', async () => {
  const app = await renderApp({ path: '/', config: { sendsMail: false } });
  await screen.findByLabelText('Message');
  expect(screen.queryByText(/reply by email/)).not.toBeInTheDocument();
  await app.fill(screen.getByLabelText('Name'), 'Ines');
  await app.fill(screen.getByLabelText('Email'), 'ines@example.com');
  await app.fill(screen.getByLabelText('Message'), 'Hello');
  await app.user.click(button());
  expect(await screen.findByText('Your message is sent. Our team will read it.')).toBeVisible();
});

test('a message that is too long is not sent, and the form states the limit', async () => {
  const { user, fill, shop } = await openHome();
  await fill(screen.getByLabelText('Name'), 'I'.repeat(101));
  await fill(screen.getByLabelText('Email'), 'ines@example.com');
  await fill(screen.getByLabelText('Message'), 'a'.repeat(5001));
  await user.click(button());
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name must be 100 characters or shorter');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(
    'Message must be 5,000 characters or shorter',
  );
  expect(shop.calls('SendContactMessage')).toHaveLength(0);
});

test('a customer whose name is too long can send a message at once', async () => {
  const { user, fill, shop } = await openHome(aCustomer({ name: 'J'.repeat(160) }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('J'.repeat(100)));
  await fill(screen.getByLabelText('Message'), 'Hello');
  await user.click(button());
  expect(await screen.findByText('Your message is sent. We reply by email.')).toBeVisible();
  expect(shop.calls('SendContactMessage')[0]?.variables.input).toMatchObject({ name: 'J'.repeat(100) });
});

test.each([
  ['name', 'Name', "This name contains characters we can't accept. Remove special characters."],
  ['email', 'Email', 'Provide a Valid Email'],
  ['message', 'Message', "This message contains characters we can't accept. Remove special characters."],
])(
  'a %s refused by the server is reported at its field and can be corrected',
  async (name, label, sentence) => {
    const { user, fill, shop } = await openHome();
    shop.fail('SendContactMessage', { code: 'BAD_INPUT', field: name });
    await fill(screen.getByLabelText('Name'), 'Ines');
    await fill(screen.getByLabelText('Email'), 'ines@example.com');
    await fill(screen.getByLabelText('Message'), 'Hello');
    await user.click(button());
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(field).toHaveFocus();
    expect(screen.queryByText(/Try again/)).not.toBeInTheDocument();

    await user.type(field, 'x');
    expect(field).not.toHaveAccessibleDescription();
    await user.click(button());
    expect(await screen.findByText('Your message is sent. We reply by email.')).toBeVisible();
  },
);
