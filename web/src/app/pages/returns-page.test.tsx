import { screen, waitFor, within } from '@testing-library/react';
import { change } from '#testing/answers';
import { anOrder, aPart, aReturn } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { november } from '#testing/local-time';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';
import type {
  MutationAcceptReturnArgs,
  MutationDeclineReturnArgs,
  MutationReceiveReturnArgs,
  MutationRefundReturnArgs,
  MutationRequestReturnArgs,
  Return,
} from '#testing/schema.generated';

const disc = () =>
  anOrder({
    id: 'order-1',
    number: '594B-B548',
    product: 'Front brake disc',
    status: 'SHIPPED',
    part: aPart({ id: 'disc', partNumber: 'BD 312-V', availableQuantity: 36 }),
    shippedAt: november(22, 9, 10),
    returnUntil: '2126-12-23T11:59:59.999Z',
  });

const asked = (found: Partial<Return> = {}) =>
  aReturn({ id: 'return-1', order: disc(), text: 'My old one measures 282 mm.', ...found });

const accepted = (found: Partial<Return> = {}) =>
  asked({ state: 'ACCEPTED', acceptedAt: november(25, 8, 30), sendBy: '2026-12-01T11:59:59.999Z', ...found });

/** A shop that carries out a return's steps. */
function shopWith(...returns: Return[]) {
  const shop = new MockApi();
  shop.returns = returns;
  return shop.answer({
    acceptReturn: ({ id, words }: MutationAcceptReturnArgs) =>
      change(shop.returns, id, {
        state: 'ACCEPTED',
        answer: words ?? null,
        acceptedAt: november(25, 8, 30),
        sendBy: '2026-12-01T11:59:59.999Z',
      }),
    declineReturn: ({ id, words }: MutationDeclineReturnArgs) =>
      change(shop.returns, id, { state: 'DECLINED', answer: words, declinedAt: november(25, 8, 31) }),
    receiveReturn({ id, shelved, writtenOff }: MutationReceiveReturnArgs) {
      const isAll = shelved + writtenOff === shop.returns[0]!.units;
      return change(shop.returns, id, {
        shelved,
        writtenOff,
        state: isAll ? 'RECEIVED' : 'ACCEPTED',
        receivedAt: isAll ? november(28, 10, 12) : null,
      });
    },
    refundReturn: ({ id, amount, deduction }: MutationRefundReturnArgs) =>
      change(shop.returns, id, {
        state: 'REFUNDED',
        amount: amount ?? '129.80',
        deduction: deduction ?? null,
        refundState: amount === '0.00' ? null : 'REFUNDED',
        refundedAt: november(28, 10, 14),
      }),
  });
}

async function openReturns(shop: MockApi, path = '/dashboard/returns') {
  const app = await renderApp({ path, shop, as: anAdmin() });
  await screen.findByRole('heading', { level: 1, name: 'Returns' });
  return app;
}

/** Opens the first return. */
async function openFirst(shop: MockApi, path?: string) {
  const app = await openReturns(shop, path);
  await app.user.click(await screen.findByRole('button', { name: /^Details of Front brake disc/ }));
  return app;
}

const story = () =>
  within(screen.getByRole('list', { name: /^History of the return of Front brake disc, Jonas Weber/ }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

test('each return shows items, reason, state and amount; page, tabs and sidebar count them', async () => {
  await openReturns(
    shopWith(
      asked(),
      accepted({ id: 'return-2', order: anOrder({ product: 'Spark plug', quantity: 4 }), units: 1 }),
      aReturn({ state: 'RECEIVED' }),
      aReturn({ state: 'DECLINED' }),
    ),
  );
  const row = await screen.findByRole('row', { name: /Front brake disc, 2 of 2/ });
  expect(row).toHaveTextContent('Front brake disc, 2 of 2 items: does not fit');
  expect(row).toHaveTextContent('Jonas Weber · Order 594B-B548');
  expect(row).toHaveTextContent(/RequestedNov 24.*\$129\.80/);
  expect(screen.getByText(/Spark plug, 1 of 4 items: does not fit/)).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Returns' }));
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
    'All open3',
    'Requested1',
    'In transit1',
    'Overdue0',
    'Received1',
    'Closed1',
  ]);
  expect(screen.getByText('1 to review, 1 to refund')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Returns/ })).toHaveTextContent(
    'Returns2 to review or refund, or overdue',
  );
});

test('overdue returns are counted everywhere, with a tab and a message', async () => {
  const late = accepted({ overdue: true, shelved: 1 });
  const { user } = await openFirst(
    shopWith(late, aReturn({ state: 'ACCEPTED' })),
    '/dashboard/returns?stage=overdue',
  );
  expect(screen.getAllByRole('row', { name: /items:/ })).toHaveLength(1);
  expect(screen.getByText('0 to review, 0 to refund, 1 overdue')).toBeVisible();
  expect(screen.getByRole('row', { name: /items:/ })).toHaveTextContent(/Overdue, acceptedNov 25/);
  expect(story().at(-1)).toMatch(/^Overdue: wait, or close it1 restocked\. Send by Nov 30/);
  expect(await screen.findByRole('link', { name: /^Returns/ })).toHaveTextContent('Returns1');
  await user.click(screen.getByRole('button', { name: 'Continue without the missing items' }));
  expect(screen.getByRole('button', { name: 'Refund $64.90' })).toBeVisible();
});

test.each([
  ['', ['REQUESTED', 'ACCEPTED', 'RECEIVED'], 'WITHDRAWN', 'No open returns.'],
  ['?stage=asked', ['REQUESTED'], 'RECEIVED', 'No open requests.'],
  ['?stage=on-the-way', ['ACCEPTED'], 'RECEIVED', 'No returns in transit.'],
  ['?stage=overdue', ['ACCEPTED'], 'ACCEPTED', 'No overdue returns.'],
  ['?stage=here', ['RECEIVED'], 'REQUESTED', 'No open refunds.'],
  ['?stage=closed', ['DECLINED', 'WITHDRAWN', 'REFUNDED'], 'REQUESTED', 'None closed yet.'],
] as const)(
  'the tab %s requests %j and has its own empty message',
  async (query, state, elsewhere, title) => {
    const other = aReturn({ state: elsewhere });
    const { shop } = await openReturns(shopWith(other), `/dashboard/returns${query}`);
    expect(await screen.findByText(title)).toBeVisible();
    expect(shop.calls('AdminReturns')[0]!.variables).toMatchObject({ states: state });
  },
);

test('a search includes closed returns, as links from customers and orders need', async () => {
  const { shop } = await openReturns(
    shopWith(asked(), aReturn({ state: 'REFUNDED' })),
    '/dashboard/returns?q=jonas%40example.com',
  );
  expect(await screen.findAllByRole('row', { name: /items:/ })).toHaveLength(2);
  const tabs = within(screen.getByRole('navigation', { name: 'Returns' }));
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('All2');
  expect(shop.calls('AdminReturns')[0]!.variables).toMatchObject({
    search: 'jonas@example.com',
    states: null,
  });
});

describe('a requested return', () => {
  test("shows the customer's note and the fit check beside one action: accepting", async () => {
    const { user, shop } = await openFirst(shopWith(asked()));
    expect(screen.getByText('“My old one measures 282 mm.”')).toBeVisible();
    expect(screen.getByText('No car was selected for this order.')).toBeVisible();
    expect(screen.getByText('Shipped Nov 22. It can be returned until Dec 22, 2126.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Its fitment list' })).toHaveAttribute(
      'href',
      '/dashboard/fitment/parts/disc',
    );
    await user.click(screen.getByRole('button', { name: 'Accept 2 items' }));
    expect(await screen.findByText('Accepted. The customer can now send 2 items.')).toBeInTheDocument();
    expect(shop.calls('AcceptReturn').map(({ variables }) => variables)).toEqual([
      { id: 'return-1', words: null },
    ]);
    // The row stays in its place, and the next step replaces this one.
    expect(await screen.findByRole('button', { name: 'Receive 2 items' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Details of Front brake disc/ })).toHaveFocus(),
    );
  });

  test('needs a reason and a confirmation to be declined', async () => {
    const { user, shop } = await openFirst(shopWith(asked()));
    await user.click(screen.getByRole('button', { name: 'Decline with message' }));
    expect(await screen.findByText('Enter a reason for declining')).toBeVisible();
    const field = screen.getByLabelText('Message to the customer (optional)');
    expect(field).toHaveFocus();
    await user.type(field, 'The bottle has been opened.');
    await user.click(screen.getByRole('button', { name: 'Decline with message' }));
    const dialog = within(await findDialog('alertdialog', { name: 'Decline this return?' }));
    expect(dialog.getByText(/and sees this message: “The bottle has been opened\.”/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Declined. The customer sees your message.')).toBeInTheDocument();
    expect(await screen.findByText('No open returns.')).toBeVisible();
    expect(shop.calls('DeclineReturn').map(({ variables }) => variables)).toEqual([
      { id: 'return-1', words: 'The bottle has been opened.' },
    ]);
  });

  test("reports another admin's earlier decision, shows the current state, and updates the menu", async () => {
    const shop = shopWith(asked());
    const { user } = await openFirst(shop);
    expect(await screen.findByRole('link', { name: /^Returns 1/ })).toBeVisible();
    shop.fail('AcceptReturn', { code: 'RETURN_STATE' });
    change(shop.returns, 'return-1', accepted());
    await user.click(screen.getByRole('button', { name: 'Accept 2 items' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The return was not accepted. Another admin changed this while you were editing. Check the return again.',
    );
    expect(await screen.findByRole('button', { name: 'Receive 2 items' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Returns' })).toBeVisible();
  });
});

describe('a return in transit', () => {
  test('has each item restocked or written off, and shows the resulting stock', async () => {
    const { user, shop } = await openFirst(shopWith(accepted()));
    const sum = screen.getByText(/^2 of 2 items\./);
    expect(sum).toHaveTextContent('2 of 2 items. Stock of BD 312-V: 36 → 38');
    await user.click(screen.getByRole('button', { name: 'One less, Restocked' }));
    await user.click(screen.getByRole('button', { name: 'One more, Not resellable' }));
    expect(sum).toHaveTextContent('2 of 2 items. Stock of BD 312-V: 36 → 37');
    await user.click(screen.getByRole('button', { name: 'Receive 2 items' }));
    expect(await screen.findByText('Received: 1 item restocked, 1 item not resellable.')).toBeInTheDocument();
    expect(shop.calls('ReceiveReturn').map(({ variables }) => variables)).toEqual([
      {
        id: 'return-1',
        shelved: 1,
        writtenOff: 1,
        expectedUnits: 0,
        idempotencyKey: expect.any(String) as string,
      },
    ]);
    expect(await screen.findByText('Refund amount?')).toBeVisible();
    expect(story()).toEqual([
      expect.stringMatching(/^Requested2 items, does not fit/),
      expect.stringMatching(/^Accepted/),
      expect.stringMatching(/^Received1 restocked, 1 not resellable/),
      'Awaiting refund',
    ]);
  });

  test('stays open for missing items, which are added to those received', async () => {
    const { user, shop } = await openFirst(shopWith(accepted()));
    await user.click(screen.getByRole('button', { name: 'One less, Restocked' }));
    expect(screen.getByText(/1 still missing: the return stays open/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Receive 1 item' }));
    expect(await screen.findByText(/^1 of 1 item\./)).toBeVisible();
    expect(story().at(-1)).toMatch(/^Missing items on the way1 restocked\. Send by Nov 30/);
    await user.click(screen.getByRole('button', { name: 'Receive 1 item' }));
    await screen.findByText('Refund amount?');
    expect(shop.calls('ReceiveReturn').map(({ variables }) => variables)).toEqual([
      {
        id: 'return-1',
        shelved: 1,
        writtenOff: 0,
        expectedUnits: 0,
        idempotencyKey: expect.any(String) as string,
      },
      {
        id: 'return-1',
        shelved: 2,
        writtenOff: 0,
        expectedUnits: 1,
        idempotencyKey: expect.any(String) as string,
      },
    ]);
  });

  test('retries after a lost response, and the items are received once', async () => {
    const shop = shopWith(accepted());
    const { user } = await openFirst(shop);
    await user.click(screen.getByRole('button', { name: 'One less, Restocked' }));
    shop.fail('ReceiveReturn', 'ANSWER_LOST');
    await user.click(screen.getByRole('button', { name: 'Receive 1 item' }));
    expect(await screen.findByText('Received: 1 item restocked.')).toBeInTheDocument();
    const [first, second, ...others] = shop.calls('ReceiveReturn').map(({ variables }) => variables);
    expect(first).toEqual({
      id: 'return-1',
      shelved: 1,
      writtenOff: 0,
      expectedUnits: 0,
      idempotencyKey: expect.any(String) as string,
    });
    expect([second, ...others]).toEqual([first]);
  });

  test('reports and shows items that another admin has received in the meantime', async () => {
    const shop = shopWith(accepted());
    const { user } = await openFirst(shop);
    await user.click(screen.getByRole('button', { name: 'One less, Restocked' }));
    shop.fail('ReceiveReturn', { code: 'RETURN_UNITS', left: 1 });
    change(shop.returns, 'return-1', accepted({ shelved: 1 }));
    await user.click(screen.getByRole('button', { name: 'Receive 1 item' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was received. Another admin has already received items of this return. Check the return again.',
    );
    expect(await screen.findByText(/^1 of 1 item\./)).toBeVisible();
  });

  test('can continue without the missing items, with a refund for the received ones', async () => {
    const { user } = await openFirst(shopWith(accepted({ shelved: 1 })));
    await user.click(screen.getByRole('button', { name: 'Continue without the missing items' }));
    expect(screen.getByRole('radio', { name: /^Full refund/ })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Refund $64.90' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Wait for the missing items' }));
    expect(screen.getByRole('button', { name: 'Receive 1 item' })).toBeVisible();
  });

  test.each([
    ['0', /can't be zero/],
    ['3', /can't be more/],
    ['x', /Both must be whole numbers/],
  ])('refuses a received quantity of %s', async (typed, sentence) => {
    const { user } = await openFirst(shopWith(accepted()));
    await user.clear(screen.getByLabelText('Restocked'));
    await user.type(screen.getByLabelText('Restocked'), typed);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Receive \d/ })).toBeDisabled();
  });
});

describe('a return that never arrives', () => {
  test('is closed with a reason and without a refund', async () => {
    const { user, shop } = await openFirst(shopWith(accepted()));
    await user.click(screen.getByRole('button', { name: 'No items received' }));
    const why = screen.getByLabelText('Reason for closing');
    expect(why).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close without a refund' }));
    expect(screen.getByText('Enter a reason for closing')).toBeVisible();
    await user.type(why, 'It has not come in a month.');
    await user.click(screen.getByRole('button', { name: 'Close without a refund' }));
    expect(await screen.findByText('Return closed without a refund.')).toBeInTheDocument();
    expect(shop.calls('RefundReturn').map(({ variables }) => variables)).toEqual([
      { id: 'return-1', amount: '0.00', deduction: 'It has not come in a month.', expectedUnits: 0 },
    ]);
  });

  test.each<[string, Partial<Return>, string, string]>([
    [
      'No items received',
      {},
      '2 items have not arrived. The customer sees until when a return of them can be requested again. ',
      'If they arrive after all, you can open a return for them here at any time.',
    ],
    [
      'Continue without the missing items',
      { shelved: 1 },
      '1 item has not arrived. The customer sees until when a return of it can be requested again. ',
      'If it arrives after all, you can open a return for it here at any time.',
    ],
    [
      'No items received',
      { requestedAt: '2126-12-24T00:00:00.000Z' },
      '2 items have not arrived. ',
      'If they arrive after all, you can open a return for them here at any time.',
    ],
  ])('says under "%s" what happens to missing items: %j', async (step, found, first, then) => {
    const { user } = await openFirst(shopWith(accepted(found)));
    await user.click(screen.getByRole('button', { name: step }));
    expect(screen.getByText(`${first}${then}`)).toBeVisible();
  });

  test('is received with a new return if it arrives after closing', async () => {
    const shop = shopWith(
      accepted({
        state: 'REFUNDED',
        units: 3,
        shelved: 1,
        refundState: 'REFUNDED',
        refundedAt: november(28, 9),
      }),
    );
    shop.answer({
      requestReturn({ units, reason }: MutationRequestReturnArgs) {
        const opened = november(29, 9);
        const found = accepted({ id: 'return-2', units, reason, requestedAt: opened, acceptedAt: opened });
        shop.returns.push(found);
        return found;
      },
    });
    const { user } = await openFirst(shop, '/dashboard/returns?stage=closed');
    expect(screen.getByText('Received after all?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open a return for 2 items' }));
    expect(
      await screen.findByText('A return for 2 items is open. Receive the items there.'),
    ).toBeInTheDocument();
    expect(shop.calls('OpenReturn').map(({ variables }) => variables)).toEqual([
      { orderId: 'order-1', units: 2, reason: 'DOES_NOT_FIT' },
    ]);
    shop.fail('OpenReturn', { code: 'RETURN_UNITS', left: 0 });
    await user.click(screen.getByRole('button', { name: 'Open a return for 2 items' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No return was opened. Those items are already in another return.',
    );
  });

  test('says so if an admin opened it', async () => {
    const opened = november(29, 9);
    await openFirst(shopWith(accepted({ requestedAt: opened, acceptedAt: opened })));
    expect(story()).toEqual([
      expect.stringMatching(/^Opened by an admin2 items, does not fit/),
      expect.stringMatching(/^On the way/),
    ]);
  });

  test('stays open after "Keep waiting"', async () => {
    const { user } = await openFirst(shopWith(accepted()));
    await user.click(screen.getByRole('button', { name: 'No items received' }));
    await user.click(screen.getByRole('button', { name: 'Keep waiting' }));
    expect(screen.getByRole('button', { name: 'Receive 2 items' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'No items received' })).toHaveFocus();
  });
});

describe('a received return', () => {
  const here = (found: Partial<Return> = {}) =>
    accepted({ state: 'RECEIVED', shelved: 2, receivedAt: november(28, 10, 12), ...found });

  test('is reported as a case when the provider refuses its refund', async () => {
    const shop = shopWith(here());
    shop.answer({
      refundReturn: ({ id }: MutationRefundReturnArgs) =>
        change(shop.returns, id, { state: 'REFUNDED', refundState: 'FAILED' }),
    });
    const { user } = await openFirst(shop);
    await user.click(screen.getByRole('button', { name: 'Refund $129.80' }));
    expect(
      await screen.findByText('Stripe declined to refund $129.80: see Cases. The return is closed.'),
    ).toBeInTheDocument();
  });

  test('can be refunded completely, with the rest of the set stated beforehand', async () => {
    const order = disc();
    order.paidWith = [anOrder({ price: '48.50' }), anOrder({ price: '50.40', refundedAmount: '50.40' })];
    const { user, shop } = await openFirst(shopWith(here({ order })));
    for (const [term, amount] of [
      ['Paid for all 3 orders at once', '$228.70'],
      ["This order's share", '$129.80'],
      ['Not refunded', '$48.50'],
    ] as const)
      expect(screen.getByText(term).parentElement).toHaveTextContent(amount);
    await user.click(screen.getByRole('button', { name: 'Refund $129.80' }));
    expect(await screen.findByText('$129.80 refunded. The return is closed.')).toBeInTheDocument();
    expect(shop.calls('RefundReturn').map(({ variables }) => variables)).toEqual([
      { id: 'return-1', expectedUnits: 2 },
    ]);
    expect(await screen.findByText('No open returns.')).toBeVisible();
  });

  test('needs amount and reason for a partial refund, and the button states the amount', async () => {
    const { user, shop } = await openFirst(shopWith(here()));
    await user.click(screen.getByRole('radio', { name: /^Partial refund/ }));
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(screen.getByText('An amount below $129.80, such as 12.50')).toBeVisible();
    expect(screen.getByText('Enter a reason for the partial refund')).toBeVisible();
    expect(screen.getByLabelText('Amount in US dollars')).toHaveFocus();
    await user.type(screen.getByLabelText('Amount in US dollars'), '129.80');
    expect(screen.getByText('An amount below $129.80, such as 12.50')).toBeVisible();
    await user.clear(screen.getByLabelText('Amount in US dollars'));
    await user.type(screen.getByLabelText('Amount in US dollars'), '100');
    await user.type(screen.getByLabelText('Reason for partial refund'), 'Friction face scratched');
    expect(screen.getByText('Not refunded').parentElement).toHaveTextContent('$29.80');
    await user.click(screen.getByRole('button', { name: 'Refund $100.00' }));
    expect(await screen.findByText('$100.00 refunded. The return is closed.')).toBeInTheDocument();
    expect(shop.calls('RefundReturn').map(({ variables }) => variables)).toEqual([
      { id: 'return-1', amount: '100.00', deduction: 'Friction face scratched', expectedUnits: 2 },
    ]);
  });

  test('must be reviewed again when another admin receives more items', async () => {
    const shop = shopWith(accepted({ shelved: 1 }));
    const { user } = await openFirst(shop);
    await user.click(screen.getByRole('button', { name: 'Continue without the missing items' }));
    change(shop.returns, 'return-1', here());
    shop.fail('RefundReturn', { code: 'RETURN_UNITS', left: 0, amount: '129.80' });
    await user.click(screen.getByRole('button', { name: 'Refund $64.90' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was refunded. Another admin has already received items of this return. The items received total $129.80.',
    );
    expect(shop.calls('RefundReturn')[0]!.variables).toEqual({ id: 'return-1', expectedUnits: 1 });
    expect(await screen.findByRole('button', { name: 'Refund $129.80' })).toBeVisible();
  });

  test('needs a reason to be closed without a refund', async () => {
    const { user } = await openFirst(shopWith(here()));
    await user.click(screen.getByRole('radio', { name: /^Partial refund/ }));
    await user.type(screen.getByLabelText('Amount in US dollars'), '0');
    await user.type(screen.getByLabelText('Reason for partial refund'), 'The bottle is empty');
    await user.click(screen.getByRole('button', { name: 'Close without a refund' }));
    expect(await screen.findByText('Return closed without a refund.')).toBeInTheDocument();
  });

  test.each([
    [{ code: 'ORDER_DISPUTED' }, "The customer's bank is reviewing a dispute about this payment."],
    [
      { code: 'MANUAL_REFUND_UNASSIGNED' },
      'Part of this payment was refunded in Stripe. First assign that refund to orders in Cases.',
    ],
    [{ code: 'BAD_INPUT' }, 'refused: BAD_INPUT'],
    [{ code: 'RATE_LIMITED' }, 'Nothing was refunded. Too many attempts. Try again in 60 s.'],
    [{ code: 'INTERNAL' }, "We couldn't confirm that this was saved. Check the return's history"],
  ])(
    'shows the reason when its refund is refused with %j, and the refund can be repeated',
    async (failure, sentence) => {
      const shop = shopWith(here());
      const { user } = await openFirst(shop);
      // A request with an unknown outcome is sent twice.
      shop.fail('RefundReturn', failure, 2);
      await user.click(screen.getByRole('button', { name: 'Refund $129.80' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      expect(screen.getByRole('button', { name: 'Refund $129.80' })).toBeVisible();
    },
  );
});

test.each<[Partial<Return>, RegExp]>([
  [{ state: 'DECLINED', declinedAt: november(25, 8), answer: 'Opened.' }, /^DeclinedOpened\./],
  [{ state: 'WITHDRAWN', withdrawnAt: november(25, 8) }, /^WithdrawnBy the customer/],
  [
    { state: 'REFUNDED', refundedAt: november(28, 10), refundState: 'PENDING', amount: '64.90' },
    /^Refund pending\$64\.90/,
  ],
  [
    { state: 'REFUNDED', refundedAt: november(28, 10), amount: '0.00', deduction: 'Empty' },
    /^Closed without a refund\$0\.00: Empty/,
  ],
])('a closed return offers no action: %j', async (found, last) => {
  await openFirst(shopWith(asked(found)), '/dashboard/returns?stage=closed');
  expect(story().at(-1)).toMatch(last);
  expect(screen.queryByRole('button', { name: /^(Accept|Receive \d|Refund)/ })).not.toBeInTheDocument();
});

test('a failed load says so and can be retried', async () => {
  const shop = shopWith(asked());
  shop.fail('AdminReturns', { code: 'SERVICE_UNAVAILABLE' });
  const { user } = await openReturns(shop);
  expect(await screen.findByText("We couldn't load the returns.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('rowheader')).toHaveLength(1);
});
