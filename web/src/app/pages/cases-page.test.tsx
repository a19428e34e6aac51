import { screen, waitFor, within } from '@testing-library/react';
import { aCase, anOrder } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';
import type { MutationResolvePaymentCaseArgs, PaymentCase } from '#testing/schema.generated';

const facts = {
  id: '1',
  at: '2026-11-21T12:03:00.000Z',
  by: null,
  subject: 'ORDER',
  subjectId: 'order-1',
} as const;

const late = () =>
  aCase({
    id: 'late',
    orderNumber: '61C0-22AE',
    history: [
      {
        ...facts,
        action: 'ORDER_PLACED',
        subjectName: '61C0-22AE',
        at: '2026-11-21T10:51:00.000Z',
        by: 'ines@example.com',
        changes: [],
      },
      {
        ...facts,
        id: '2',
        action: 'HOLD_EXPIRED',
        subjectName: '61C0-22AE',
        at: '2026-11-21T11:51:00.000Z',
        changes: [],
      },
    ],
  });

const refused = () =>
  aCase({
    id: 'refused',
    kind: 'REFUND_FAILED',
    action: 'MARK_REFUNDED',
    amount: '156.25',
    orderNumber: '4B0D-771F',
    detail: 'The provider refused the refund: card closed.',
  });

const foreign = () =>
  aCase({
    id: 'foreign',
    kind: 'UNMATCHED_EVENT',
    action: 'ACKNOWLEDGE',
    amount: '129.90',
    currency: 'eur',
    orderId: null,
    orderNumber: null,
    customer: null,
    transactionId: 'pi_3QK7x0AxleDemo9v',
  });

/** A shop that carries out a case's action: it is closed then. */
function shopWithCases(...cases: PaymentCase[]) {
  const shop = new MockApi();
  shop.cases = cases;
  const found = (id: string) => shop.cases.find((one) => one.id === id)!;
  return shop.answer({
    resolvePaymentCase: ({ id, action, note }: MutationResolvePaymentCaseArgs) =>
      Object.assign(found(id), {
        state: 'CLOSED',
        action: null,
        note: note ?? null,
        resolution:
          action === 'REFUND'
            ? 'REFUNDED'
            : action === 'MARK_REFUNDED'
              ? 'REFUNDED_OUT_OF_BAND'
              : 'ACKNOWLEDGED',
        closedAt: '2026-11-22T08:00:00.000Z',
        closedBy: 'admin@example.com',
      }),
    setPaymentCaseWaiting: ({ id, note }: { id: string; note: string }) =>
      Object.assign(found(id), { state: 'WAITING', note }),
  });
}

async function openCases(shop: MockApi, path = '/dashboard/cases') {
  const app = await renderApp({ path, shop, as: anAdmin() });
  await screen.findByRole('heading', { name: 'Cases' });
  return app;
}

const open = async (user: { click: (target: HTMLElement) => Promise<void> }, name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
};

test('each case shows subject, age and amount; sidebar and page count the cases', async () => {
  await openCases(shopWithCases(late(), refused(), foreign()));
  expect(await screen.findAllByRole('rowheader')).toHaveLength(3);
  expect(
    screen.getByRole('row', { name: /Late payment.*Order 61C0-22AE · Ines Carvalho/ }),
  ).toHaveTextContent('$32.25');
  expect(screen.getByRole('row', { name: /Unmatched webhook.*pi_3QK7x0AxleDemo9v/ })).toHaveTextContent(
    '129.90 EUR',
  );
  expect(screen.getByText('3 open, $32.25 affected')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Cases/ })).toHaveTextContent('Cases3 to resolve');
});

test('a refund refused because of a dispute warns against paying and offers to check again', async () => {
  const { user } = await openCases(shopWithCases({ ...refused(), action: 'CHECK_AGAIN' }));
  await open(user, /^Details of Refund failed/);
  expect(await screen.findByText(/Don't refund them by another method\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check with Stripe again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as refunded' })).not.toBeInTheDocument();
});

test('a case closed by a deleted account says so without an address', async () => {
  const { user } = await openCases(
    shopWithCases({
      ...refused(),
      state: 'CLOSED',
      action: null,
      resolution: 'REFUNDED_OUT_OF_BAND',
      closedAt: '2026-11-22T08:00:00.000Z',
      closedBy: 'deleted-0123456789ab@account.invalid',
    }),
    '/dashboard/cases?state=closed',
  );
  await open(user, /^Details of Refund failed/);
  expect(await screen.findByText('Closed by a deleted account')).toBeVisible();
});

test('an open case shows its history and one action', async () => {
  const { user } = await openCases(shopWithCases(late()));
  await open(user, /^Details of Late payment/);
  const story = await screen.findByRole('list', { name: /^Timeline of Late payment/ });
  expect(
    within(story)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual([
    expect.stringMatching(/^Placedines@example.com/),
    expect.stringMatching(/^Hold expiredSystem/),
    expect.stringMatching(/^Case openedThe hold had expired, and the items had been sold./),
    'Open',
  ]);
  expect(screen.getByRole('button', { name: 'Refund $32.25' })).toBeVisible();
  expect(screen.getByText(/^Refunds only once/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order 61C0-22AE' })).toHaveAttribute(
    'href',
    '/dashboard/manageallorders?q=61C0-22AE',
  );
});

test('a refund asks for confirmation, and the closed case shows who closed it and when', async () => {
  const shop = shopWithCases(late());
  const { user, go } = await openCases(shop);
  await open(user, /^Details of Late payment/);
  await user.click(await screen.findByRole('button', { name: 'Refund $32.25' }));
  const dialog = await findDialog('dialog', { name: 'Refund this payment?' });
  await user.click(within(dialog).getByRole('button', { name: 'Refund $32.25' }));

  expect(await screen.findByText('Refunded. The case is closed.')).toBeVisible();
  expect(await screen.findByText('No open cases.')).toBeVisible();
  expect(shop.calls('ResolvePaymentCase').map(({ variables }) => variables)).toEqual([
    { id: 'late', action: 'REFUND', note: null },
  ]);
  // Opened it stays, wherever it is listed.
  await go('/dashboard/cases?state=closed');
  expect(await screen.findByText('Closed by admin@example.com')).toBeVisible();
  expect(screen.queryByText('Actions')).not.toBeInTheDocument();
});

test('marking a case as refunded needs a method and date', async () => {
  const shop = shopWithCases(refused());
  const { user } = await openCases(shop);
  await open(user, /^Details of Refund failed/);
  await user.click(await screen.findByRole('button', { name: 'Mark as refunded' }));
  const dialog = await findDialog('dialog', { name: 'How was it refunded?' });
  await user.click(within(dialog).getByRole('button', { name: 'Mark as refunded' }));
  expect(await within(dialog).findByText('Method and date is required')).toBeVisible();
  expect(shop.calls('ResolvePaymentCase')).toHaveLength(0);

  await user.type(within(dialog).getByLabelText('Method and date'), 'Bank transfer, 21 November');
  await user.click(within(dialog).getByRole('button', { name: 'Mark as refunded' }));
  expect(await screen.findByText('Refunded by another method. The case is closed.')).toBeVisible();
});

const ofSeveral = () =>
  aCase({
    id: 'by-hand',
    kind: 'PROVIDER_REFUND',
    action: 'ACKNOWLEDGE',
    amount: '48.50',
    orderNumber: '594B-B548',
    orders: [
      anOrder({ id: 'disc', number: '594B-B548', product: 'Front brake disc', price: '129.80' }),
      anOrder({ id: 'pads', number: '594B-B549', product: 'Front brake pads', price: '48.50' }),
    ],
  });

test('a refund of several orders asks which, and closes those', async () => {
  const shop = shopWithCases(ofSeveral());
  const { user } = await openCases(shop);
  await open(user, /^Details of/);
  expect(await screen.findByText(/^The payment covered several orders\. Select the ones/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Assign to order' }));
  const dialog = await findDialog('dialog', { name: 'Which orders was it for?' });
  expect(within(dialog).getByRole('button', { name: 'Mark as resolved' })).toBeVisible();
  const orders = within(dialog).getByRole('group', { name: 'Orders of this payment' });
  await user.click(within(orders).getByRole('checkbox', { name: /^Front brake pads 594B-B549 ?\$48\.50$/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel 1 order' }));

  expect(await screen.findByText('No open cases.')).toBeVisible();
  expect(shop.calls('ResolvePaymentCase').map(({ variables }) => variables)).toEqual([
    { id: 'by-hand', action: 'ACKNOWLEDGE', note: null, orderIds: ['pads'] },
  ]);
});

test('a shipped one of them stays shipped, and the refund is applied to it', async () => {
  const found = ofSeveral();
  found.orders[1]!.shipped = true;
  const { user } = await openCases(shopWithCases(found));
  await open(user, /^Details of/);
  expect(await screen.findByText(/Shipped orders stay shipped, and are refunded less/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Assign to order' }));
  const dialog = await findDialog('dialog', { name: 'Which orders was it for?' });
  await user.click(within(dialog).getByRole('checkbox', { name: /^Front brake pads 594B-B549 · Shipped/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Apply to shipped orders' }));

  expect(await screen.findByText('Applied to shipped orders. The case is closed.')).toBeInTheDocument();
});

test('selecting orders above the refunded amount is refused with a message', async () => {
  const shop = shopWithCases(ofSeveral());
  shop.fail('ResolvePaymentCase', { code: 'BAD_INPUT' });
  const { user } = await openCases(shop);
  await open(user, /^Details of/);
  await user.click(await screen.findByRole('button', { name: 'Assign to order' }));
  const dialog = await findDialog('dialog', { name: 'Which orders was it for?' });
  await user.click(within(dialog).getByRole('checkbox', { name: /^Front brake disc/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel 1 order' }));

  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The selected orders total more than the refund.',
  );
  expect(within(dialog).getByRole('checkbox', { name: /^Front brake disc/ })).toBeChecked();
});

test('a case can be put on hold with a note', async () => {
  const shop = shopWithCases(late(), refused());
  const { user, go } = await openCases(shop);
  await open(user, /^Details of Refund failed/);
  await user.click(await screen.findByRole('button', { name: /^Snooze with a note: Refund failed/ }));
  const dialog = await findDialog('dialog', { name: 'Snooze this case?' });
  await user.type(within(dialog).getByLabelText('Reason for waiting'), 'The customer calls back');
  await user.click(within(dialog).getByRole('button', { name: 'Snooze' }));

  expect(await screen.findByText('Case snoozed.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  await go('/dashboard/cases?state=waiting');
  expect(await screen.findByText('The customer calls back')).toBeVisible();
});

test('a case put on hold by another admin in the meantime says so and keeps the note', async () => {
  const shop = shopWithCases(late());
  const { user } = await openCases(shop);
  await open(user, /^Details of Late payment/);
  await user.click(await screen.findByRole('button', { name: /^Snooze with a note/ }));
  const dialog = await findDialog('dialog', { name: 'Snooze this case?' });
  Object.assign(shop.cases[0]!, { state: 'WAITING', note: 'Asked the bank' });
  shop.fail('SetPaymentCaseWaiting', { code: 'CASE_CHANGED' });
  await user.type(within(dialog).getByLabelText('Reason for waiting'), 'The customer calls back');
  await user.click(within(dialog).getByRole('button', { name: 'Snooze' }));

  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    "The action couldn't be completed. Another admin changed this while you were editing. Check the case again.",
  );
  expect(shop.calls('SetPaymentCaseWaiting').map(({ variables }) => variables)).toEqual([
    { id: 'late', note: 'The customer calls back', expectedNote: null },
  ]);
});

test.each([
  [
    'CASE_CHANGED',
    "The action couldn't be completed. Another admin changed this while you were editing. Check the case again.",
  ],
  ['INTERNAL', "We couldn't confirm that this was saved. Check the case before you retry."],
])('a refusal with %s says so and keeps the note', async (code, sentence) => {
  const shop = shopWithCases(foreign());
  shop.fail('ResolvePaymentCase', { code });
  const { user } = await openCases(shop);
  await open(user, /^Details of Unmatched webhook/);
  await user.click(await screen.findByRole('button', { name: 'Mark as resolved' }));
  const dialog = await findDialog('dialog', { name: 'Mark this case as resolved?' });
  await user.type(within(dialog).getByLabelText('Note (optional)'), 'Paid by transfer on Monday');
  await user.click(within(dialog).getByRole('button', { name: 'Mark as resolved' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(sentence);
  expect(within(dialog).getByLabelText('Note (optional)')).toHaveValue('Paid by transfer on Monday');

  await user.click(within(dialog).getByRole('button', { name: 'Mark as resolved' }));
  expect(await screen.findByText('No open cases.')).toBeVisible();
  expect(shop.calls('ResolvePaymentCase')[1]?.variables.note).toBe('Paid by transfer on Monday');
});

test('a failed load says so and can be retried', async () => {
  const shop = shopWithCases(late());
  shop.fail('AdminCases', { code: 'SERVICE_UNAVAILABLE' });
  const { user } = await openCases(shop);
  expect(await screen.findByText("We couldn't load the cases.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('rowheader')).toHaveLength(1);
});
