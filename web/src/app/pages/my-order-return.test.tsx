/** Progress of a return, on the page of its order: the only place that shows it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { anOrder, aPart, aReturn } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { november } from '#testing/local-time';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import type { Order, Return } from '#testing/schema.generated';

function shopWith(found: Partial<Return> = {}, order: Partial<Order> = {}) {
  const shop = new MockApi();
  const shipped = anOrder({
    id: 'order-1',
    number: '594B-B548',
    product: 'Front brake disc',
    part: aPart({ brand: 'Norrland', partNumber: 'BD 312-V' }),
    status: 'SHIPPED',
    timeline: [{ kind: 'SHIPPED', at: november(22, 9, 10), by: null }],
    ...order,
  });
  shipped.returns = [aReturn({ id: 'return-1', order: shipped, ...found })];
  shop.orders = [shipped];
  return shop;
}

const accepted: Partial<Return> = {
  state: 'ACCEPTED',
  acceptedAt: november(25, 8, 30),
  sendBy: '2026-12-01T11:59:59.999Z',
};

const seller = { name: 'Axle Parts LLC', address: 'Hafenstr. 4\n28217 Bremen' };

const openOrder = (shop: MockApi, config = {}) =>
  renderApp({ path: '/dashboard/myorders/order-1', shop, as: aCustomer(), config });

const story = async () =>
  within(await screen.findByRole('list', { name: 'Order history' }))
    .getAllByRole('listitem')
    .slice(1)
    .map((step) => [step.textContent, step.getAttribute('aria-current')]);

test('a requested return waits for the answer, and nothing is to be sent', async () => {
  await openOrder(shopWith());
  expect(await story()).toEqual([
    [expect.stringMatching(/^Return requested2 items, it does not fitNov 24/), null],
    ["Under reviewPlease don't ship it yet", 'step'],
    ['Received and inspected', null],
    ['Refund: $129.80', null],
  ]);
  const panel = within(screen.getByRole('region', { name: 'Your return' }));
  expect(panel.getByText(/^Please don't ship it yet/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Print return slip' })).not.toBeInTheDocument();
});

test('an accepted return shows address and deadline, and the current step', async () => {
  await openOrder(shopWith({ ...accepted, answer: 'Use the old box.' }), { seller });
  expect(await story()).toEqual([
    [expect.stringMatching(/^Return requested/), null],
    [expect.stringMatching(/^Return accepted“Use the old box\.”Nov 25/), null],
    ['Waiting for your parcelSend it by Nov 30, 2026. Put the return slip in the parcel', 'step'],
    ['Received and inspected', null],
    ['Refund: $129.80', null],
  ]);
  const panel = within(screen.getByRole('region', { name: 'Send it to' }));
  expect(panel.getByText(/Axle Parts LLC, returns/)).toHaveTextContent('Hafenstr. 4 28217 Bremen');
  expect(panel.getByText('2 items, by Nov 30, 2026')).toBeVisible();
});

test('a partly received return waits for the rest and cannot be withdrawn', async () => {
  await openOrder(shopWith({ ...accepted, shelved: 1 }));
  expect(await story()).toContainEqual(['Waiting for the missing items1 of 2 items received', 'step']);
  expect(screen.queryByRole('button', { name: 'Cancel return' })).not.toBeInTheDocument();
});

test('a received return has its refund as the next step', async () => {
  await openOrder(shopWith({ ...accepted, state: 'RECEIVED', shelved: 2, receivedAt: november(28, 10, 12) }));
  expect((await story()).slice(-2)).toEqual([
    [expect.stringMatching(/^Received and inspected2 itemsNov 28/), null],
    ['Refund: $129.80', 'step'],
  ]);
  expect(screen.queryByRole('region', { name: 'Send it to' })).not.toBeInTheDocument();
});

test.each<[Partial<Return>, RegExp]>([
  [{ refundState: 'REFUNDED' }, /^Refunded\$129\.80 to your cardNov 28/],
  [{ refundState: 'PENDING' }, /^Refund pending\$129\.80 to your card\. It can take a few days/],
  [{ refundState: 'FAILED' }, /^Refund failed\$129\.80 to your card\. Your bank did not accept it/],
  [
    { refundState: 'REFUNDED', amount: '100.00', deduction: 'Friction face scratched' },
    /^Refunded\$100\.00 to your card\. Partial refund: Friction face scratched/,
  ],
  [
    { refundState: null, amount: '0.00', deduction: 'The bottle is empty' },
    /^Closed without a refundThe bottle is empty/,
  ],
])('a completed return shows its refund: %j', async (refund, text) => {
  await openOrder(
    shopWith({
      ...accepted,
      ...refund,
      state: 'REFUNDED',
      shelved: 2,
      receivedAt: november(28, 10, 12),
      refundedAt: november(28, 10, 14),
    }),
  );
  const steps = await story();
  expect(steps.at(-1)).toEqual([expect.stringMatching(text), null]);
  expect(steps.every(([, current]) => current === null)).toBe(true);
});

test('the refund is shown once, with the return', async () => {
  const refunded = november(28, 10, 14);
  await openOrder(
    shopWith(
      { ...accepted, state: 'REFUNDED', shelved: 2, refundState: 'REFUNDED', refundedAt: refunded },
      {
        refundState: 'REFUNDED',
        timeline: [
          { kind: 'SHIPPED', at: november(22, 9, 10), by: null },
          { kind: 'RETURN_REFUNDED', at: refunded, by: null },
          { kind: 'RETURN_PAID_BACK', at: refunded, by: null },
        ],
      },
    ),
  );
  const refunds = (await story()).map(([text]) => text);
  expect(refunds.filter((text) => text?.includes('Refund'))).toEqual([expect.stringMatching(/^Refunded/)]);
});

test.each<[Partial<Order>, RegExp]>([
  [
    { returnOffer: { units: 1, until: '2026-12-11T11:59:59.999Z' } },
    /to your card\. Partial refund: Scratched\. 1 item did not arrive: you can request a return until Dec 10, 2026/,
  ],
  [{ returnOffer: null }, /Scratched\. 1 item did not arrive(?!:)/],
])('a completed return with missing items says so: %j', async (order, text) => {
  const refund: Partial<Return> = {
    ...{ shelved: 1, amount: '60.00', refundState: 'REFUNDED' },
    deduction: 'Scratched.',
  };
  await openOrder(
    shopWith({ ...accepted, ...refund, state: 'REFUNDED', refundedAt: november(28, 10, 14) }, order),
  );
  expect((await story()).at(-1)).toEqual([expect.stringMatching(text), null]);
});

test('a return opened by the shop says so', async () => {
  const opened = november(25, 8, 30);
  await openOrder(shopWith({ ...accepted, requestedAt: opened }));
  const [first, second] = await story();
  expect(first).toEqual([expect.stringMatching(/^Return opened by us2 items/), null]);
  expect(second).toEqual([expect.stringMatching(/^Waiting for your parcel/), 'step']);
});

test('a declined return shows the reason, and the customer can ask about the order', async () => {
  await openOrder(
    shopWith({
      state: 'DECLINED',
      declinedAt: november(25, 8, 31),
      answer: "The bottle has been opened. We can't sell it again.",
    }),
  );
  expect((await story()).at(-1)).toEqual([
    expect.stringMatching(/^Return declined“The bottle has been opened\. We can't sell it again\.”/),
    null,
  ]);
  expect(screen.getByRole('link', { name: 'Ask about this order' })).toBeVisible();
});

test('"Cancel return" asks first, then withdraws the return, which can be requested again', async () => {
  const shop = shopWith(accepted);
  shop.answer({
    withdrawReturn() {
      const [order] = shop.orders;
      Object.assign(order!, { returnOffer: { units: 2, until: november(30, 8) } });
      return Object.assign(order!.returns[0]!, { state: 'WITHDRAWN', withdrawnAt: november(26, 9) });
    },
  });
  const { user } = await openOrder(shop);
  await user.click(await screen.findByRole('button', { name: 'Cancel return' }));
  const dialog = within(await findDialog('alertdialog', { name: 'Cancel this return?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel return' }));
  expect(await screen.findByText('Return canceled. You keep the items.')).toBeInTheDocument();
  await waitFor(async () => {
    expect((await story()).at(-1)).toEqual([
      expect.stringMatching(/^Return canceledYou keep the items/),
      null,
    ]);
  });
  expect(screen.getByRole('link', { name: /^Request a return/ })).toBeVisible();
  expect(shop.calls('WithdrawReturn').map(({ variables }) => variables)).toEqual([{ id: 'return-1' }]);
});

test('a return received in the meantime is not withdrawn', async () => {
  const shop = shopWith(accepted);
  const { user } = await openOrder(shop);
  await user.click(await screen.findByRole('button', { name: 'Cancel return' }));
  shop.fail('WithdrawReturn', { code: 'RETURN_STATE' });
  Object.assign(shop.orders[0]!.returns[0]!, { state: 'RECEIVED', shelved: 2, receivedAt: november(28, 10) });
  await user.click(await screen.findByRole('button', { name: 'Cancel return' }));
  expect(
    await screen.findByText('The return was not canceled. This return has already been updated.'),
  ).toBeInTheDocument();
  expect((await story()).at(-2)).toEqual([expect.stringMatching(/^Received and inspected2 items/), null]);
});

test('the return slip prints alone, and afterwards the receipt prints again', async () => {
  const printed: (string | null)[] = [];
  const papers = () => [...document.querySelectorAll('[data-paper] > *')];
  Object.assign(window, {
    print: () =>
      printed.push(
        papers()
          .map((paper) => paper.getAttribute('aria-label'))
          .join(),
      ),
  });
  const { user } = await openOrder(shopWith({ ...accepted, number: '3C0D-1234' }), { seller });
  await user.click(await screen.findByRole('button', { name: 'Print return slip' }));
  expect(printed).toEqual(['Return slip']);
  const slip = screen.getByRole('article', { name: 'Return slip', hidden: true });
  for (const fact of [
    'Return 3C0D-1234',
    'Order 594B-B548',
    'Front brake disc',
    'Norrland BD 312-V',
    'It does not fit',
    'Jonas Weber',
    'Axle Parts LLC, returns',
    'Nov 30, 2026',
  ])
    expect(slip).toHaveTextContent(fact);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  await waitFor(() => expect(papers().map((paper) => paper.getAttribute('aria-label'))).toEqual(['Receipt']));
  await user.click(screen.getByRole('button', { name: 'Print receipt' }));
  expect(printed).toEqual(['Return slip', 'Receipt']);
});
