import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { change, remove } from '#testing/answers';
import { anOrder, anOrderPage, aPart } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { november } from '#testing/local-time';
import { MockApi } from '#testing/mock-api';
import { passSeconds, userOfFakeTime } from '#testing/pass-time';
import { anAdmin, aCustomer, renderApp } from '#testing/render-app';
import type {
  MutationDeleteOrderArgs,
  MutationRefundOrderArgs,
  MutationShipOrderArgs,
  MutationUndoShipOrdersArgs,
  QueryOrdersArgs,
} from '#testing/schema.generated';

function shopWithOrders() {
  const shop = new MockApi();
  shop.orders = [
    anOrder({
      product: 'Front brake disc',
      name: 'Jonas Weber',
      price: '129.80',
      createdAt: '2026-11-21T13:32:00.000Z',
    }),
    anOrder({
      product: 'AGM battery',
      name: 'Marta Lindqvist',
      email: 'marta@example.com',
      number: '7F3A-4410',
      quantity: 1,
      price: '162.00',
      status: 'PENDING',
      address: 'Storgatan 5, 411 24 Göteborg',
      phone: '+46 31 555 0170',
      transactionId: 'pi_3QK9ZzAxleDemo1x',
      createdAt: november(21, 12, 8),
      paidAt: november(21, 12, 11),
    }),
    anOrder({
      product: 'Brake caliper',
      name: 'Tom Okafor',
      price: '1455.00',
      status: 'SHIPPED',
      createdAt: '2026-11-20T16:02:00.000Z',
      timeline: [
        { kind: 'PLACED', at: '2026-11-20T16:02:00.000Z', by: 'tom@example.com' },
        { kind: 'HOLD_EXPIRED', at: '2026-11-20T17:02:00.000Z', by: null },
        { kind: 'SHIPPED', at: november(21, 15), by: 'admin@example.com' },
      ],
    }),
  ];
  return shop.answer({
    shipOrder: ({ id }: MutationShipOrderArgs) =>
      change(shop.orders, id, { status: 'SHIPPED', shipped: true, shippedAt: '2026-11-22T08:00:00.000Z' }),
    undoShipOrders: ({ ids }: MutationUndoShipOrdersArgs) =>
      ids.map((id) => change(shop.orders, id, { status: 'PENDING', shipped: false, shippedAt: null })),
    deleteOrder: ({ id }: MutationDeleteOrderArgs) => remove(shop.orders, id),
  });
}

/** Gives each tab its own orders. */
const withTabs = (shop: MockApi) =>
  shop.answer({
    orders: ({ filter, ...page }: QueryOrdersArgs) =>
      anOrderPage(
        shop.orders.filter(({ status }) => status === (filter?.status ?? status)),
        page,
        shop.orders,
      ),
  });

async function openOrders(shop = shopWithOrders(), path = '/dashboard/manageallorders') {
  const app = await renderApp({ path, shop, as: anAdmin() });
  await screen.findByRole('heading', { name: 'Manage All Orders' });
  return app;
}

const row = (product: string) => screen.findByRole('row', { name: new RegExp(product) });
const products = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.textContent.split(/[A-Z]\w+ [A-Z]/)[0]);
const cells = (of: HTMLElement) =>
  within(of)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('all orders are listed newest first under the specified columns', async () => {
  await openOrders();
  await row('Front brake disc');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Product',
    'Total price',
    'Status',
    'Update Status',
    'Remove Order',
  ]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  expect(cells(await row('Front brake disc'))).toEqual(['$129.80', 'Unpaid', 'N / A', 'Remove']);
  expect(cells(await row('AGM battery'))).toEqual([
    '$162.00',
    'Paid, to be shipped',
    'Update: ship',
    'N / A',
  ]);
  expect(cells(await row('Brake caliper'))).toEqual(['$1,455.00', 'Shipped', 'N / A', 'N / A']);
});

test('marking an order as shipped shows at once and updates the counts', async () => {
  const shop = shopWithOrders();
  const release = shop.hold('ShipOrder');
  const { user } = await openOrders(shop);
  const battery = await row('AGM battery');
  await user.click(within(battery).getByRole('button', { name: /^Update/ }));
  expect(within(battery).getByText('Shipped')).toBeVisible();
  expect(screen.queryByText('This product is shipped!')).not.toBeInTheDocument();
  const tabs = screen.getByRole('navigation', { name: 'Status' });
  expect(within(tabs).getByRole('link', { name: /^Paid, to be shipped/ })).toHaveTextContent(
    'Paid, to be shipped0',
  );
  expect(within(tabs).getByRole('link', { name: /Shipped/ })).toHaveTextContent('Shipped2');
  release();
  expect(await screen.findByText('This product is shipped!')).toBeVisible();
  expect(shop.orders[1]!.status).toBe('SHIPPED');
  // The button is gone; focus moves to its row.
  expect(within(battery).getByRole('button', { name: /^Details of AGM battery/ })).toHaveFocus();
});

test('an order that another admin has shipped is shown as such, without undo', async () => {
  const shop = shopWithOrders();
  const { user } = await openOrders(shop);
  const battery = await row('AGM battery');
  const at = november(21, 14);
  shop.answer({
    shipOrder: () =>
      Object.assign(shop.orders[1]!, {
        status: 'SHIPPED',
        shipped: true,
        shippedAt: at,
        timeline: [{ kind: 'SHIPPED', at, by: 'pia@example.com' }],
      }),
  });
  await user.click(within(battery).getByRole('button', { name: /^Update/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'pia@example.com has already shipped this order.',
  );
  expect(within(battery).getByText('Shipped')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('an order refunded in the meantime is not shipped, with the reason', async () => {
  const shop = shopWithOrders();
  shop.fail('ShipOrder', { code: 'ORDER_REFUNDED' });
  const { user } = await openOrders(shop);
  await user.click(within(await row('AGM battery')).getByRole('button', { name: /^Update/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The order was not marked as shipped. This order has already been refunded or canceled.',
  );
});

test('an order whose address has changed is not shipped and shows the new address', async () => {
  const shop = shopWithOrders();
  const { user } = await openOrders(shop);
  const battery = await row('AGM battery');
  await user.click(within(battery).getByRole('button', { name: /^Details of AGM battery/ }));
  const seen = shop.orders[1]!.address;
  change(shop.orders, shop.orders[1]!.id, { address: 'Werkhofweg 18, 3012 Bern' });
  shop.fail('ShipOrder', { code: 'CONFLICT' });

  await user.click(within(battery).getByRole('button', { name: /^Update/ }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The order was not marked as shipped. The address has changed. Check the address first.',
  );
  expect(shop.calls('ShipOrder')).toMatchObject([{ variables: { expectedAddress: seen } }]);
  expect(await screen.findByText('Werkhofweg 18, 3012 Bern')).toBeVisible();
});

test('a failed shipment shows the order as pending again, with the reason', async () => {
  const shop = shopWithOrders();
  shop.fail('ShipOrder', { code: 'SERVICE_UNAVAILABLE' });
  const { user } = await openOrders(shop);
  const battery = await row('AGM battery');
  await user.click(within(battery).getByRole('button', { name: /^Update/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We couldn't confirm that this was saved. Check before you try again.",
  );
  expect(within(battery).getByText('Paid, to be shipped')).toBeVisible();
  expect(within(battery).getByRole('button', { name: /^Update/ })).toBeVisible();
});

describe('a shipment can be undone for ten seconds', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** The one pending order, marked as shipped just now under its own tab. */
  async function shipUnderPending() {
    const { shop } = await openOrders(
      withTabs(shopWithOrders()),
      '/dashboard/manageallorders?status=pending',
    );
    const user = userOfFakeTime();
    const battery = await row('AGM battery');
    await user.click(within(battery).getByRole('button', { name: /^Update/ }));
    const message = (await screen.findByText('This product is shipped!')).closest<HTMLElement>(
      '[role=status]',
    )!;
    return { shop, user, battery, message };
  }
  const undoIn = (place: HTMLElement) =>
    within(place).queryByRole('button', { name: 'Undo shipping: AGM battery, Marta Lindqvist' });

  test('its row stays in place, even under Pending, until it is final', async () => {
    const { battery, message } = await shipUnderPending();
    expect(message).toHaveTextContent('AGM battery, Marta Lindqvist');
    expect(undoIn(message)).toHaveTextContent('Undo (10 s)');
    await passSeconds(4);
    expect(undoIn(message)).toHaveTextContent('Undo (6 s)');
    expect(undoIn(battery)).toHaveTextContent('Undo (6 s)');
    expect(within(battery).getByText('Shipped')).toBeVisible();
    await passSeconds(5);
    expect(battery).toBeInTheDocument();

    await passSeconds(2);
    expect(screen.queryByText('This product is shipped!')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'No orders to ship.' })).toBeVisible();
    expect(battery).not.toBeInTheDocument();
  });

  test('after two shipments the message is about the last, and each row keeps its undo', async () => {
    const shop = shopWithOrders();
    shop.orders.push(anOrder({ product: 'Wheel bearing', name: 'Ines Carvalho', status: 'PENDING' }));
    await openOrders(shop);
    const user = userOfFakeTime();
    for (const product of ['AGM battery', 'Wheel bearing']) {
      await user.click(within(await row(product)).getByRole('button', { name: /^Update/ }));
      const text = new RegExp(`^This product is shipped!${product}`);
      await waitFor(() =>
        expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toContainEqual(
          expect.stringMatching(text),
        ),
      );
    }
    await passSeconds(2);
    expect(screen.getByText('This product is shipped!')).toBeVisible();
    for (const product of ['AGM battery', 'Wheel bearing']) {
      expect(within(await row(product)).getByRole('button', { name: /^Undo shipping/ })).toBeVisible();
    }
  });

  test('the message undoes it: the order waits again, and the counts follow', async () => {
    const { shop, user, battery, message } = await shipUnderPending();
    await passSeconds(3);
    await user.click(undoIn(message)!);

    expect(
      await screen.findByText('Shipment undone. The order is waiting to be shipped again.'),
    ).toBeVisible();
    expect(screen.queryByText('This product is shipped!')).not.toBeInTheDocument();
    expect(within(battery).getByRole('button', { name: /^Update/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Paid, to be shipped/ })).toHaveTextContent(
      'Paid, to be shipped1',
    );
    expect(shop.orders[1]!.status).toBe('PENDING');
    expect(shop.calls('UndoShipOrders')).toHaveLength(1);
  });

  test('the row undoes it too', async () => {
    const { shop, user, battery } = await shipUnderPending();
    await user.click(undoIn(battery)!);
    expect(
      await screen.findByText('Shipment undone. The order is waiting to be shipped again.'),
    ).toBeVisible();
    expect(shop.orders[1]!.status).toBe('PENDING');
  });

  test('pointing at the message or focusing it pauses the countdown, but not forever', async () => {
    const { message } = await shipUnderPending();
    // A mouse that lies there is reported too, without having moved.
    fireEvent.mouseMove(undoIn(message)!, { clientX: 900, clientY: 800 });
    await passSeconds(1);
    expect(undoIn(message)).toHaveTextContent('Undo (9 s)');
    fireEvent.mouseMove(undoIn(message)!, { clientX: 902, clientY: 800 });
    await passSeconds(12);
    expect(undoIn(message)).toHaveTextContent('Undo (9 s)');
    fireEvent.mouseOut(undoIn(message)!, { relatedTarget: document.body });
    await passSeconds(1);
    expect(undoIn(message)).toHaveTextContent('Undo (8 s)');

    act(() => undoIn(message)!.focus());
    // Three seconds are left of the fifteen that a clock may be paused: the shop does not wait longer.
    await passSeconds(3);
    expect(undoIn(message)).toHaveTextContent('Undo (8 s)');
    await passSeconds(4);
    expect(undoIn(message)).toHaveTextContent('Undo (4 s)');
  });

  test('an undo that comes too late says so', async () => {
    const { shop, user, message } = await shipUnderPending();
    shop.fail('UndoShipOrders', { code: 'SHIPMENT_FINAL' });
    await user.click(undoIn(message)!);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "The shipment was not undone. It's too late to undo: this order stays marked as shipped.",
    );
    expect(screen.queryByText('This product is shipped!')).not.toBeInTheDocument();
  });

  test('a failed undo can be repeated', async () => {
    const { shop, user, battery, message } = await shipUnderPending();
    shop.fail('UndoShipOrders', 'UNREACHABLE');
    await user.click(undoIn(message)!);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We couldn't confirm that this was saved. Try again before the time runs out.",
    );
    // One message shows at a time; the row has the same button.
    await user.click(undoIn(battery)!);
    expect(
      await screen.findByText('Shipment undone. The order is waiting to be shipped again.'),
    ).toBeVisible();
  });

  test('undo is available after a reload, for the remaining time', async () => {
    const shop = shopWithOrders();
    Object.assign(shop.orders[2]!, {
      shippedAt: new Date(Date.now() - 4000).toISOString(),
      shipUndoUntil: new Date(Date.now() + 6000).toISOString(),
    });
    await openOrders(shop);
    const caliper = await row('Brake caliper');
    expect(within(caliper).getByRole('button', { name: /^Undo shipping/ })).toHaveTextContent(
      /Undo \([56] s\)/,
    );
    await passSeconds(7);
    expect(within(caliper).queryByRole('button', { name: /^Undo shipping/ })).not.toBeInTheDocument();
  });
});

describe('a paid order can be refunded instead of shipped', () => {
  const shopThatRefunds = () => {
    const shop = withTabs(shopWithOrders());
    return shop.answer({
      refundOrder: ({ id }: MutationRefundOrderArgs) =>
        change(shop.orders, id, { status: 'REFUNDED', paid: false, refundedAt: '2026-11-22T08:00:00.000Z' }),
    });
  };

  async function askFor(user: Awaited<ReturnType<typeof openOrders>>['user']) {
    await user.click((await screen.findAllByRole('button', { name: /^Details of/ }))[0]!);
    await user.click(await screen.findByRole('button', { name: /^Refund order/ }));
    return findDialog('dialog', { name: /^Refund order .+\?$/ });
  }

  test('after a confirmation, with a reason for the log', async () => {
    const shop = shopThatRefunds();
    const { user } = await openOrders(shop, '/dashboard/manageallorders?status=pending');
    const dialog = await askFor(user);
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Ordered by mistake');
    await user.click(within(dialog).getByRole('button', { name: /^Refund \$/ }));

    expect(await screen.findByRole('heading', { name: 'No orders to ship.' })).toBeVisible();
    expect(shop.calls('RefundOrder')).toMatchObject([{ variables: { reason: 'Ordered by mistake' } }]);
    expect(screen.getByRole('link', { name: /^Refunded/ })).toHaveTextContent('Refunded1');
  });

  test('a lost response is retried: the order is refunded once, with a message', async () => {
    const shop = shopThatRefunds();
    shop.fail('RefundOrder', 'ANSWER_LOST');
    const { user } = await openOrders(shop, '/dashboard/manageallorders?status=pending');
    const dialog = await askFor(user);
    await user.click(within(dialog).getByRole('button', { name: /^Refund \$/ }));
    expect(await screen.findByText(/^Order .* is refunded/)).toBeInTheDocument();
    expect(shop.calls('RefundOrder')).toHaveLength(2);
  });

  test.each([
    ['REFUNDED', /is refunded: \$[\d.,]+\.$/],
    ['PENDING', /The refund is pending; if it fails, it appears in Cases\.$/],
    ['FAILED', /Stripe declined to refund the payment: see Cases\.$/],
  ] as const)('a refund that is %s is described as such', async (refundState, text) => {
    const shop = withTabs(shopWithOrders()).answer({
      refundOrder: ({ id }: MutationRefundOrderArgs) =>
        change(shop.orders, id, { status: 'REFUNDED', paid: false, refundState }),
    });
    const { user } = await openOrders(shop, '/dashboard/manageallorders?status=pending');
    const dialog = await askFor(user);
    await user.click(within(dialog).getByRole('button', { name: /^Refund \$/ }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('a refusal shows the reason and changes nothing', async () => {
    const shop = shopThatRefunds();
    shop.fail('RefundOrder', { code: 'ORDER_ALREADY_SHIPPED' });
    const { user } = await openOrders(shop, '/dashboard/manageallorders?status=pending');
    const dialog = await askFor(user);
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Ordered by mistake');
    await user.click(within(dialog).getByRole('button', { name: /^Refund \$/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The order was not refunded. This order has already shipped.',
    );
    expect(within(dialog).getByRole('textbox', { name: /^Reason/ })).toHaveValue('Ordered by mistake');
  });

  test('a disputed order says so and cannot be refunded before the bank decides', async () => {
    const shop = withTabs(new MockApi());
    shop.orders = [anOrder({ status: 'PENDING', paymentIssue: 'DISPUTE' })];
    const { user } = await openOrders(shop);
    await user.click((await screen.findAllByRole('button', { name: /^Details of/ }))[0]!);
    const refund = await screen.findByRole('button', { name: /^Refund order/ });
    expect(refund).toBeDisabled();
    expect(refund).toHaveAccessibleDescription(/bank is reviewing/);
    expect(screen.getByText('Not until the bank decides')).toBeVisible();
    expect(screen.queryByText('Ready to ship')).not.toBeInTheDocument();
  });

  test.each(['the mouse', 'the keyboard'])(
    'a disputed order says so in its row and ships only after a confirmation: with %s',
    async (by) => {
      const shop = shopWithOrders();
      shop.orders[1] = { ...shop.orders[1]!, paymentIssue: 'DISPUTE' };
      const { user } = await openOrders(shop);
      const battery = await row('AGM battery');
      expect(battery).toHaveTextContent('Disputed');
      const update = within(battery).getByRole('button', { name: /^Update/ });
      const press = async () => {
        if (by === 'the mouse') return user.click(update);
        update.focus();
        return user.keyboard('u');
      };
      await press();
      const question = 'This order is disputed. Mark it as shipped anyway?';
      const dialog = await findDialog('alertdialog', { name: question });
      expect(dialog).toHaveTextContent('may reverse it: check Cases first.');
      await user.click(within(dialog).getByRole('button', { name: 'No' }));
      expect(shop.calls('ShipOrder')).toEqual([]);
      await press();
      await user.click(
        within(await findDialog('alertdialog', { name: question })).getByRole('button', { name: 'Yes' }),
      );
      expect(await screen.findByText('This product is shipped!')).toBeVisible();
    },
  );

  test.each([
    ['CHARGEBACK', 'Reversed by the bank', 'The bank reversed the payment.'],
    ['PROVIDER_REFUND', 'Possibly refunded', "An amount equal to this order's total was refunded in Stripe."],
  ] as const)(
    'an order whose payment was reversed (%s) says so and ships only after a confirmation',
    async (...of) => {
      const [paymentIssue, label, fact] = of;
      const shop = shopWithOrders();
      shop.orders[1] = { ...shop.orders[1]!, paymentIssue };
      const { user } = await openOrders(shop);
      const battery = await row('AGM battery');
      expect(battery).toHaveTextContent(label);
      await user.click(within(battery).getByRole('button', { name: /^Update/ }));
      const dialog = await findDialog('alertdialog', { name: `${fact} Mark it as shipped anyway?` });
      expect(dialog).toHaveTextContent('check Cases first.');
      expect(shop.calls('ShipOrder')).toEqual([]);
    },
  );

  test('its row says so and offers neither Update nor Remove', async () => {
    const shop = new MockApi();
    shop.orders = [anOrder({ status: 'REFUNDED', product: 'Brake disc' })];
    await openOrders(shop);
    const refunded = await row('Brake disc');
    expect(refunded).toHaveTextContent('Refunded');
    expect(within(refunded).queryByRole('button', { name: /^(Update|Remove)/ })).not.toBeInTheDocument();
  });
});

test('an order without an address is marked as shipped only after a confirmation', async () => {
  const shop = shopWithOrders();
  Object.assign(shop.orders[1]!, { address: null, phone: null });
  const { user } = await openOrders(shop);
  const battery = await row('AGM battery');
  await user.click(within(battery).getByRole('button', { name: /^Update/ }));
  const question = { name: 'This order has no address. Mark it as shipped anyway?' };
  const dialog = await findDialog('alertdialog', question);
  expect(dialog).toHaveTextContent('AGM battery, Marta Lindqvist, 1 item.');
  await user.click(within(dialog).getByRole('button', { name: 'No' }));
  expect(shop.calls('ShipOrder')).toHaveLength(0);

  await user.click(within(battery).getByRole('button', { name: /^Update/ }));
  await user.click(within(await findDialog('alertdialog', question)).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('This product is shipped!')).toBeVisible();
  expect(shop.orders[1]!.status).toBe('SHIPPED');
});

test('an open row shows which part to take from stock', async () => {
  const shop = shopWithOrders();
  const part = aPart({
    brand: 'Norrland',
    partNumber: 'BA 70-AGM',
    image: '/pictures/parts/car-battery-900.webp',
  });
  shop.orders[1]!.part = part;
  const { user } = await openOrders(shop);
  await user.click(await screen.findByRole('button', { name: /^Details of AGM battery/ }));
  expect(screen.getByText('BA 70-AGM')).toBeVisible();
  expect(screen.getByText('Norrland')).toBeVisible();
  expect(document.querySelector('td img')).toHaveAttribute('src', expect.stringContaining('car-battery'));

  await user.click(screen.getByRole('button', { name: /^Details of Front brake disc/ }));
  expect(screen.getByText('No longer sold')).toBeVisible();
});

test.each([
  ['pending', 'No orders to ship.', 'Paid orders appear here until they ship.'],
  ['unpaid', 'No unpaid orders.', 'Unpaid orders appear here.'],
])('an empty list of %s orders does not look like a failed search', async (status, title, reason) => {
  const shop = new MockApi();
  shop.orders = [anOrder({ status: 'SHIPPED' })];
  await openOrders(withTabs(shop), `/dashboard/manageallorders?status=${status}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute(
    'href',
    '/dashboard/manageallorders',
  );
  expect(screen.queryByText(/match your search and filters/)).not.toBeInTheDocument();
});

test('No keeps an order, Yes deletes it, and focus goes to the next one', async () => {
  const { user, shop } = await openOrders();
  const disc = await row('Front brake disc');
  const remove = within(disc).getByRole('button', { name: /^Remove order/ });
  await user.click(remove);
  const question = { name: 'Are you sure you want to delete this order?' };
  const dialog = await findDialog('alertdialog', question);
  expect(dialog).toHaveTextContent('Front brake disc, 2 items, $129.80');
  await user.click(within(dialog).getByRole('button', { name: 'No' }));
  await waitFor(() => expect(remove).toHaveFocus());
  expect(shop.orders).toHaveLength(3);

  await user.click(remove);
  await user.click(within(await findDialog('alertdialog', question)).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('This order is deleted!')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Front brake disc/ })).not.toBeInTheDocument();
  expect(shop.orders.map(({ product }) => product)).not.toContain('Front brake disc');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Details of AGM battery/ })).toHaveFocus());
});

test('an order paid in the meantime is not deleted, with the reason', async () => {
  const shop = shopWithOrders();
  shop.fail('DeleteOrder', { code: 'ORDER_ALREADY_PAID' });
  const { user } = await openOrders(shop);
  await user.click(within(await row('Front brake disc')).getByRole('button', { name: /^Remove order/ }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(
    await screen.findByText(
      "The order was not deleted. This order has already been paid. Paid orders can't be deleted.",
    ),
  ).toBeVisible();
  expect(await row('Front brake disc')).toBeInTheDocument();
});

test('a row opens in place with address, payment and timeline', async () => {
  const { user } = await openOrders();
  await row('AGM battery');
  const opener = screen.getByRole('button', { name: 'Details of AGM battery, Marta Lindqvist' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Storgatan 5, 411 24 Göteborg')).toBeVisible();
  expect(screen.getByRole('link', { name: '+46 31 555 0170' })).toHaveAttribute('href', 'tel:+46315550170');
  expect(screen.getByText('pi_3QK9ZzAxleDemo1x')).toBeVisible();
  expect(screen.getByRole('link', { name: 'marta@example.com' })).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Timeline of order 7F3A-4410' })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Ordered, doneNov 21.*12:08 PM$/),
    expect.stringMatching(/^Paid, doneNov 21.*12:11 PM$/),
    'To be shippedReady to ship',
  ]);
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  await user.click(opener);
  expect(screen.queryByText('pi_3QK9ZzAxleDemo1x')).not.toBeInTheDocument();
});

test('the timeline shows who shipped an order and what else happened', async () => {
  const { user } = await openOrders();
  await user.click(await screen.findByRole('button', { name: /^Details of Brake caliper/ }));
  expect(screen.getByText(/^Nov 21.*3:00 PM, admin$/)).toBeVisible();
  expect(screen.getByText(/Hold expired: the items were returned to stock/)).toBeVisible();
});

test('tabs, search and sort are stored in the address and sent to the server', async () => {
  const { user, shop, address } = await openOrders(withTabs(shopWithOrders()));
  await row('AGM battery');
  await user.click(screen.getByRole('link', { name: /^Paid, to be shipped/ }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(address()).toBe('/dashboard/manageallorders?status=pending');
  expect(screen.getByRole('link', { name: /^Paid, to be shipped/ })).toHaveAttribute('aria-current', 'page');

  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'marta battery{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboard/manageallorders?q=marta+battery&status=pending'));
  expect(screen.getByRole('searchbox', { name: 'Search orders' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Total price' }));
  await user.click(screen.getByRole('button', { name: 'Total price' }));
  expect(screen.getByRole('columnheader', { name: 'Total price' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(shop.calls('AdminOrders').at(-1)!.variables).toEqual({
    filter: { search: 'marta battery', status: 'PENDING', paidOn: null },
    sort: 'TOTAL_DESC',
    page: 1,
  });
  await user.click(screen.getByRole('button', { name: 'Total price' }));
  expect(screen.getByRole('columnheader', { name: 'Total price' })).not.toHaveAttribute('aria-sort');
});

test('an address opens its view: sorted, searched, of one day', async () => {
  const { shop } = await openOrders(
    shopWithOrders(),
    '/dashboard/manageallorders?q=brake&paid=2026-11-21&sort=product',
  );
  await row('AGM battery');
  expect(shop.calls('AdminOrders').at(-1)!.variables).toEqual({
    filter: { search: 'brake', status: null, paidOn: '2026-11-21' },
    sort: 'PRODUCT_ASC',
    page: 1,
  });
  expect(products()).toEqual(['Front brake disc', 'AGM battery', 'Brake caliper']);
  expect(screen.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('brake');
  const chip = screen.getByRole('link', { name: /^Paid on Nov 21, 2026 \(UTC\)/ });
  expect(chip).toHaveAttribute('href', '/dashboard/manageallorders?q=brake&sort=product');
});

test('a page has 25 orders, and a page beyond the last one shows the last', async () => {
  const shop = new MockApi();
  shop.orders = Array.from({ length: 30 }, (_, index) =>
    anOrder({
      product: `Part no ${index}`,
      createdAt: new Date(Date.UTC(2026, 10, 21, 0, index)).toISOString(),
    }),
  );
  const { address } = await openOrders(shop, '/dashboard/manageallorders?page=9');
  expect(await screen.findByText('26–30 of 30')).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(5);
  expect(address()).toBe('/dashboard/manageallorders?page=2');
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/dashboard/manageallorders');
});

test('keyboard shortcuts walk the rows, run the action, switch tabs and focus the search', async () => {
  const { user, address } = await openOrders();
  await row('AGM battery');
  const opener = (product: string) =>
    screen.getByRole('button', { name: new RegExp(`^Details of ${product}`) });
  await user.keyboard('j');
  expect(opener('Front brake disc')).toHaveFocus();
  await user.keyboard('jj');
  expect(opener('Brake caliper')).toHaveFocus();
  await user.keyboard('k{Enter}');
  expect(opener('AGM battery')).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('u');
  expect(await screen.findByText('This product is shipped!')).toBeVisible();
  await user.keyboard('2');
  expect(address()).toBe('/dashboard/manageallorders?status=unpaid');
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Search orders' });
  expect(search).toHaveFocus();
  await user.keyboard('j1?');
  expect(search).toHaveValue('j1?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('"?" lists the shortcuts, which can be turned off', async () => {
  const { user } = await openOrders();
  await row('AGM battery');
  await user.keyboard('?');
  const dialog = await findDialog('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Next row, previous row');
  await user.click(within(dialog).getByRole('button', { name: 'Turn shortcuts off' }));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(document.body);
  await user.keyboard('j?');
  expect(screen.getByRole('button', { name: /^Details of Front brake disc/ })).not.toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts are off' }));
  expect(await screen.findByRole('button', { name: 'Turn shortcuts on' })).toBeVisible();
});

test('compact rows are remembered', async () => {
  const { user, unmount } = await openOrders();
  await row('AGM battery');
  await user.click(screen.getByRole('button', { name: 'Compact' }));
  unmount();
  await openOrders();
  expect(await screen.findByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
});

test('an empty search result says so and links to all orders', async () => {
  await openOrders(new MockApi(), '/dashboard/manageallorders?q=tyre');
  expect(await screen.findByRole('heading', { name: 'No matching orders.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear search and filters' })).toHaveAttribute(
    'href',
    '/dashboard/manageallorders',
  );
});

test('a shop without orders says so', async () => {
  await openOrders(new MockApi());
  expect(await screen.findByRole('heading', { name: 'No orders yet.' })).toBeVisible();
});

test('orders that failed to load can be retried', async () => {
  const shop = shopWithOrders();
  shop.fail('AdminOrders', 'UNREACHABLE');
  const { user } = await openOrders(shop);
  expect(await screen.findByText("We couldn't load the orders.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('AGM battery')).toBeVisible();
});

test('a customer is signed out and sent to the login page', async () => {
  const { place, shop } = await renderApp({
    path: '/dashboard/manageallorders',
    shop: shopWithOrders(),
    as: aCustomer(),
  });
  expect(await screen.findByText('That page is for admins only. You have been logged out.')).toBeVisible();
  expect(place()).toBe('/login');
  expect(shop.calls('AdminOrders')).toHaveLength(0);
});
