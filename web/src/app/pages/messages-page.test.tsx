import { screen, waitFor, within } from '@testing-library/react';
import { aMessage, anOrder } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';
import { testConfig } from '#testing/test-config';
import type {
  ContactMessage,
  MutationAnswerContactMessageArgs,
  MutationMarkContactMessageArgs,
} from '#testing/schema.generated';

const lena = () => aMessage({ id: 'lena', order: anOrder({ number: '594B-B548' }) });

/** A shop that stores replies and marks. */
function shopWith(...messages: ContactMessage[]) {
  const shop = new MockApi();
  shop.messages = messages;
  const found = (id: string) => shop.messages.find((message) => message.id === id)!;
  return shop.answer({
    answerContactMessage: ({ id, text }: MutationAnswerContactMessageArgs) =>
      Object.assign(found(id), {
        state: 'ANSWERED',
        answeredAt: '2026-11-21T10:00:00.000Z',
        answeredBy: 'admin@example.com',
        answers: [...found(id).answers, anAnswer(text)],
      }),
    markContactMessage: ({ id, state }: MutationMarkContactMessageArgs) =>
      Object.assign(found(id), { state, answeredBy: state === 'OPEN' ? null : 'admin@example.com' }),
    removeContactMessage({ id }: { id: string }) {
      const gone = found(id);
      shop.messages = shop.messages.filter((message) => message !== gone);
      return gone;
    },
  });
}

const anAnswer = (text: string, by = 'admin@example.com') => ({
  id: `answer-${text}`,
  text,
  by,
  createdAt: '2026-11-21T10:00:00.000Z',
  delivery: 'WAITING' as const,
});

async function openMessages(shop: MockApi, path = '/dashboard/messages', config = testConfig) {
  const app = await renderApp({ path, shop, as: anAdmin(), config });
  await screen.findByRole('heading', { name: 'Messages' });
  return app;
}

async function openLena(shop: MockApi, config = testConfig) {
  const app = await openMessages(shop, undefined, config);
  await app.user.click(await screen.findByRole('button', { name: /^Details of the message from Lena/ }));
  return app;
}

const field = () => screen.getByRole('textbox', { name: 'Reply' });
const send = () => screen.getByRole('button', { name: 'Send reply' });

beforeEach(() => {
  window.sessionStorage.clear();
});

test('open messages are listed and counted, in the sidebar too; answered ones have a tab', async () => {
  const { user } = await openMessages(
    shopWith(lena(), aMessage({ name: 'Jo', state: 'ANSWERED', answeredBy: 'admin@example.com' })),
  );
  expect(await screen.findByRole('row', { name: /Lena Brandt.*594B-B548/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Messages/ })).toHaveTextContent('Messages1 to reply to');
  await user.click(screen.getByRole('link', { name: /^Answered/ }));
  expect(await screen.findByRole('row', { name: /Jo.*Answered by admin@example.com/ })).toBeVisible();
});

test('a long first line is cut between characters', async () => {
  await openMessages(shopWith(aMessage({ name: 'Kim 😀', message: `${'x'.repeat(89)}🇨🇭 is where I live.` })));
  expect(await screen.findByRole('row', { name: /x{89}…/ })).toBeVisible();
});

test('a reply is sent with the number of replies seen, and the message leaves the tab', async () => {
  const { user, shop } = await openLena(shopWith(lena()));
  expect(screen.getByText('Do you have this disc in 330 mm?', { selector: '.text' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order 594B-B548' })).toHaveAttribute(
    'href',
    '/dashboard/manageallorders?q=594B-B548',
  );
  await user.type(field(), 'We do.');
  await user.click(send());
  expect(await screen.findByText('Your reply to lena@example.com will be sent shortly.')).toBeVisible();
  expect(shop.calls('AnswerContactMessage')[0]?.variables).toEqual({
    id: 'lena',
    text: 'We do.',
    expectedAnswers: 0,
  });
  expect(await screen.findByText('No open messages.')).toBeVisible();
});

test('a reply with an unknown result stays and can be repeated unchanged', async () => {
  const { user, shop } = await openLena(shopWith(lena()));
  shop.fail('AnswerContactMessage', 'UNREACHABLE');
  await user.type(field(), 'We do.');
  await user.click(send());
  expect(
    await screen.findByText(/We couldn't confirm that this was saved. Try again; it won't be sent twice/),
  ).toBeVisible();
  expect(field()).toHaveValue('We do.');
  await user.click(send());
  expect(await screen.findByText('Your reply to lena@example.com will be sent shortly.')).toBeVisible();
  expect(shop.calls('AnswerContactMessage').map(({ variables }) => variables.expectedAnswers)).toEqual([
    0, 0,
  ]);
});

test("another admin's earlier reply is shown, and the text stays", async () => {
  const { user, shop } = await openLena(shopWith(lena()));
  await user.type(field(), 'We do not.');
  shop.fail('AnswerContactMessage', { code: 'MESSAGE_CHANGED' });
  shop.messages = [{ ...lena(), answers: [anAnswer('We do.', 'colleague@example.com')] }];
  await user.click(send());
  expect(await screen.findByText(/Another admin replied while you were writing/)).toBeVisible();
  expect(await screen.findByText('We do.')).toBeVisible();
  expect(screen.getByText(/^colleague@example.com/)).toHaveTextContent('waiting to be sent');
  expect(screen.getByRole('textbox', { name: 'Reply again' })).toHaveValue('We do not.');
  await user.click(send());
  await waitFor(() => expect(shop.calls('AnswerContactMessage').at(-1)?.variables.expectedAnswers).toBe(1));
});

test.each([
  ['NOT_SENT', 'not sent (see Cases)'],
  ['DROPPED', "not sent (email wasn't set up)"],
] as const)('a reply that is %s shows %s', async (delivery, label) => {
  await openLena(shopWith({ ...lena(), answers: [{ ...anAnswer('We do.'), delivery }] }));
  expect((await screen.findByText(/^admin@example.com/)).textContent.split(' · ').at(-1)).toBe(label);
});

test('a message answered by another admin stays open here, with the text', async () => {
  const { user, shop } = await openLena(shopWith(lena()));
  await user.type(field(), 'We do not.');
  shop.fail('AnswerContactMessage', { code: 'MESSAGE_CHANGED' });
  const theirs = anAnswer('We do.', 'colleague@example.com');
  shop.messages = [{ ...lena(), state: 'ANSWERED', answeredBy: theirs.by, answers: [theirs] }];
  await user.click(send());
  expect(await screen.findByText(/Another admin replied while you were writing/)).toBeVisible();
  expect(await screen.findByText('We do.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reply again' })).toHaveValue('We do not.');
  await user.click(send());
  expect(await screen.findByText('Your reply to lena@example.com will be sent shortly.')).toBeVisible();
  expect(shop.calls('AnswerContactMessage').at(-1)?.variables.expectedAnswers).toBe(1);
});

test('a message removed by another admin says so, and the text stays', async () => {
  const { user, shop } = await openLena(shopWith(lena()));
  await user.type(field(), 'We do.');
  shop.fail('AnswerContactMessage', { code: 'NOT_FOUND' });
  shop.messages = [];
  await user.click(send());
  expect(await screen.findByText('Nothing was sent. This message no longer exists.')).toBeVisible();
  expect(field()).toHaveValue('We do.');
});

test('a draft survives closing the row', async () => {
  const { user } = await openLena(shopWith(lena()));
  await user.type(field(), 'We do');
  const details = screen.getByRole('button', { name: /^Details of the message from Lena/ });
  await user.click(details);
  await user.click(details);
  expect(field()).toHaveValue('We do');
});

test("when the shop sends no email, the page offers the admin's own email program and marks the message", async () => {
  const { user, shop } = await openLena(shopWith(lena()), { ...testConfig, sendsMail: false });
  expect(screen.getByText(/^Email isn't set up/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to lena@example.com' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:lena%40example\.com\?subject=Your%20message%20to%20Axle&body=/),
  );
  expect(screen.queryByRole('textbox', { name: 'Reply' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByText('Marked as answered.')).toBeVisible();
  expect(shop.calls('MarkContactMessage')[0]?.variables).toEqual({ id: 'lena', state: 'ANSWERED' });
});

test('a message is removed after a confirmation', async () => {
  const { user, shop } = await openLena(shopWith(lena()));
  await user.click(screen.getByRole('button', { name: 'Remove the message from Lena Brandt' }));
  const dialog = await findDialog('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('This message is removed.')).toBeVisible();
  expect(shop.messages).toEqual([]);
});
