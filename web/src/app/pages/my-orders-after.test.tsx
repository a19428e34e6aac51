/** What can be done about an order once it is paid: cancel it, track its parcel, return it, order it again. */
import { screen, waitFor, within } from '@testing-library/react';
import { change } from '#testing/answers';
import { anOrder, aPurchase, aPart, aReturn } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { november } from '#testing/local-time';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import type { MutationCancelOrderArgs, Order } from '#testing/schema.generated';

function shopWith(...orders: Partial<Order>[]) {
  const shop = new MockApi();
  shop.orders = orders.map(anOrder);
  shop.parts = shop.orders.flatMap(({ part }) => part ?? []);
  return shop.answer({
    cancelOrder: ({ id }: MutationCancelOrderArgs) =>
      change(shop.orders, id, {
        status: 'CANCELLED',
        paid: false,
        cancellable: false,
        refundedAmount: shop.orders[0]!.price,
        refundState: 'PENDING',
        refundedAt: november(22, 8),
      }),
  });
}

async function openMyOrders(shop: MockApi) {
  const app = await renderApp({ path: '/dashboard/myorders', shop, as: aCustomer() });
  await screen.findByRole('heading', { name: 'My Orders' });
  return app;
}

const row = (product: string) => screen.findByRole('row', { name: new RegExp(product) });

describe('a paid, unshipped order', () => {
  const pads = { id: 'pads', product: 'Brake pads', price: '48.50', quantity: 1, status: 'PENDING' } as const;
  const askToCancel = async (shop: MockApi) => {
    const app = await openMyOrders(shop);
    const cancel = within(await row('Brake pads')).getByRole('button', {
      name: /^Cancel order .*, Brake pads$/,
    });
    await app.user.click(cancel);
    const dialog = within(await findDialog('alertdialog', { name: 'Cancel this order?' }));
    return { ...app, cancel, dialog };
  };

  test('is canceled after a confirmation that states the refund and what stays', async () => {
    const shop = shopWith(
      { ...pads, purchase: aPurchase({ id: 'set' }) },
      { product: 'Brake hose', status: 'SHIPPED', purchase: aPurchase({ id: 'set' }) },
    );
    const { user, dialog } = await askToCancel(shop);
    expect(
      dialog.getByText(
        'Brake pads, 1 item. $48.50 will be refunded to your card; your other orders are not affected.',
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(
      await screen.findByText('Order canceled. A refund of $48.50 to your card is pending.'),
    ).toBeInTheDocument();
    const cancelled = within(await row('Brake pads'));
    expect(await cancelled.findByText('Canceled')).toBeVisible();
    expect(cancelled.getByText('$48.50 refund pending')).toBeVisible();
    expect(cancelled.getByText('N / A')).toBeInTheDocument();
    expect(shop.calls('CancelPaidOrder').map(({ variables }) => variables)).toEqual([{ id: 'pads' }]);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'My orders, newest first' })).toHaveFocus(),
    );
  });

  test('refunded today says "today"', async () => {
    await openMyOrders(
      shopWith({
        ...pads,
        status: 'CANCELLED',
        refundedAmount: '48.50',
        refundState: 'REFUNDED',
        refundedAt: new Date().toISOString(),
      }),
    );
    expect(within(await row('Brake pads')).getByText('$48.50 refunded, today')).toBeVisible();
  });

  test('is not canceled by the other answer, and focus returns', async () => {
    const { user, shop, dialog, cancel } = await askToCancel(shopWith(pads));
    expect(dialog.getByText('Brake pads, 1 item. $48.50 will be refunded to your card.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep order' }));
    await waitFor(() => expect(cancel).toHaveFocus());
    expect(shop.calls('CancelPaidOrder')).toHaveLength(0);
  });

  test('that shipped in the meantime says when, and can be returned instead', async () => {
    const shop = shopWith(pads);
    const { user, dialog } = await askToCancel(shop);
    shop.fail('CancelPaidOrder', { code: 'ORDER_ALREADY_SHIPPED' });
    change(shop.orders, 'pads', {
      status: 'SHIPPED',
      cancellable: false,
      shippedAt: new Date(Date.now() - 90_000).toISOString(),
      returnOffer: { units: 1, until: november(30, 8) },
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(
      await screen.findByText('It shipped 1 minute ago. It can no longer be canceled.'),
    ).toBeInTheDocument();
    const shipped = within(await row('Brake pads'));
    expect(await shipped.findByRole('link', { name: /^Request a return/ })).toHaveAttribute(
      'href',
      '/dashboard/myorders/pads/return',
    );
    expect(shipped.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  });

  test.each([
    [
      'ORDER_DISPUTED',
      "The order was not canceled. Your bank is reviewing this payment. You can't cancel the order until it decides.",
    ],
    [
      'MANUAL_REFUND_UNASSIGNED',
      'The order was not canceled. A refund of this payment is under review. Contact us to cancel the order.',
    ],
    ['INTERNAL', "We couldn't confirm that this was saved. Check before you try again."],
  ])('that cannot be canceled because of %s stays and says so', async (code, sentence) => {
    const { user, shop, dialog } = await askToCancel(shopWith(pads));
    shop.fail('CancelPaidOrder', { code });
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(within(await row('Brake pads')).getByText('Paid, to be shipped')).toBeVisible();
  });

  test('can be canceled on its own page too, whose history shows it', async () => {
    const shop = shopWith({ ...pads, timeline: [{ kind: 'PAID', at: november(21, 13), by: null }] });
    const { user } = await renderApp({ path: '/dashboard/myorders/pads', shop, as: aCustomer() });
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    shop.orders[0]!.timeline.push({ kind: 'CANCELLED', at: november(22, 8), by: null });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Canceled by you')).toBeVisible();
    expect(screen.getByText('Refund pending', { selector: 'li *' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
  });
});

describe('a parcel', () => {
  const parcel = {
    id: 'parcel',
    carrier: 'UPS',
    trackingNumber: '1Z5R7400192',
    trackingUrl: 'https://www.ups.com/track?tracknum=1Z5R7400192',
    shippedAt: november(22, 9),
    orders: [],
  };
  const timeline = [{ kind: 'SHIPPED', at: november(22, 9), by: null }] as const;
  const hose = (change: Partial<typeof parcel> = {}) =>
    shopWith({
      id: 'hose',
      product: 'Brake hose',
      status: 'SHIPPED',
      parcel: { ...parcel, ...change },
      timeline: [...timeline],
    });

  test("can be tracked from the list and from the order's history", async () => {
    const { go } = await openMyOrders(hose());
    const link = within(await row('Brake hose')).getByRole('link', { name: 'UPS 1Z5R7400192' });
    expect(link).toHaveAttribute('href', parcel.trackingUrl);
    await go('/dashboard/myorders/hose');
    const story = within(await screen.findByRole('list', { name: 'Order history' }));
    expect(story.getByRole('link', { name: 'UPS 1Z5R7400192' })).toHaveAttribute('href', parcel.trackingUrl);
  });

  test('of an unknown carrier shows its number without a link', async () => {
    await openMyOrders(hose({ trackingUrl: null as never }));
    const shipped = within(await row('Brake hose'));
    expect(shipped.getByText('Track: UPS 1Z5R7400192')).toBeVisible();
    expect(shipped.queryByRole('link', { name: /UPS/ })).not.toBeInTheDocument();
  });

  test('without carrier and number is not mentioned', async () => {
    await openMyOrders(hose({ carrier: null, trackingNumber: null, trackingUrl: null } as never));
    expect((await row('Brake hose')).textContent).not.toContain('Track');
  });
});

describe('a return', () => {
  const order = {
    id: 'plug',
    product: 'Spark plug',
    quantity: 4,
    price: '47.80',
    status: 'SHIPPED',
  } as const;

  test.each([
    [{ state: 'REQUESTED', units: 1 }, 'Return: 1 item, requested'],
    [{ state: 'ACCEPTED', units: 1 }, 'Return: 1 item, accepted'],
    [{ state: 'DECLINED', units: 4 }, 'Return: 4 items, declined'],
    [{ state: 'RECEIVED', units: 2 }, 'Return: 2 items, received'],
    [
      { state: 'REFUNDED', units: 1, amount: '11.95', refundState: 'REFUNDED' },
      'Return: 1 item, $11.95 refunded',
    ],
    [
      { state: 'REFUNDED', units: 1, amount: '11.95', refundState: 'FAILED' },
      'Return: 1 item, $11.95 refund failed',
    ],
    [
      { state: 'REFUNDED', units: 1, amount: '0.00', refundState: null },
      'Return: 1 item, closed without a refund',
    ],
  ] as const)('%j is shown on the row of its order', async (found, text) => {
    await openMyOrders(shopWith({ ...order, returns: [aReturn(found)] }));
    const shipped = within(await row('Spark plug'));
    expect(shipped.getByText(text)).toBeVisible();
    expect(shipped.getByRole('link', { name: /^View return/ })).toHaveAttribute(
      'href',
      '/dashboard/myorders/plug',
    );
  });

  test('that was withdrawn is not shown, and can be requested again', async () => {
    const withdrawn = aReturn({ state: 'WITHDRAWN' });
    await openMyOrders(
      shopWith({ ...order, returns: [withdrawn], returnOffer: { units: 4, until: november(30, 8) } }),
    );
    const shipped = within(await row('Spark plug'));
    expect(shipped.queryByText(/^Return:/)).not.toBeInTheDocument();
    expect(shipped.queryByRole('link', { name: /^View return/ })).not.toBeInTheDocument();
    expect(shipped.getByRole('link', { name: /^Request a return/ })).toBeVisible();
  });

  test('of a whole order is its status', async () => {
    await openMyOrders(shopWith({ ...order, status: 'RETURNED' }));
    expect(within(await row('Spark plug')).getByText('Returned')).toBeVisible();
  });
});

describe('"Order again"', () => {
  const disc = aPart({ id: 'disc', price: '70.10', availableQuantity: 36, orderQuantity: 2 });
  const battery = aPart({ id: 'battery', availableQuantity: 0 });
  const cart = () => {
    const { lines = [] } = JSON.parse(window.localStorage.getItem('axle:cart') ?? '{}') as {
      lines?: { partId: string; quantity: number; seenPrice: string }[];
    };
    return lines.map(({ partId, quantity, seenPrice }) => ({ partId, quantity, seenPrice }));
  };

  test("adds the same quantity to the cart at today's price", async () => {
    const { user } = await openMyOrders(
      shopWith({ product: 'Disc', status: 'SHIPPED', quantity: 4, unitPrice: '64.90', part: disc }),
    );
    await user.click(within(await row('Disc')).getByRole('button', { name: /^Order again: Disc/ }));
    const message = await screen.findByText('The part is in the cart.');
    expect(within(message.parentElement!).getByRole('link', { name: 'See cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    expect(cart()).toEqual([{ partId: 'disc', quantity: 4, seenPrice: '70.10' }]);
  });

  test('names removed parts of a purchase', async () => {
    const { user } = await openMyOrders(
      shopWith(
        { product: 'Disc', status: 'SHIPPED', part: disc, purchase: aPurchase({ id: 'set' }) },
        { product: 'Starter battery', status: 'PENDING', part: battery, purchase: aPurchase({ id: 'set' }) },
        { product: 'Old hose', status: 'SHIPPED', part: null, purchase: aPurchase({ id: 'set' }) },
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Order all 3 again' }));
    expect(
      await screen.findByText(
        '1 of 3 parts is in the cart. Starter battery is sold out. Old hose is no longer sold.',
      ),
    ).toBeInTheDocument();
    expect(cart().map(({ partId }) => partId)).toEqual(['disc']);
  });

  test('adds nothing for a sold-out part and says so', async () => {
    const { user } = await openMyOrders(
      shopWith({ product: 'Starter battery', status: 'CANCELLED', part: battery }),
    );
    await user.click(await screen.findByRole('button', { name: /^Order again/ }));
    expect(
      await screen.findByText('Starter battery is sold out. Nothing was added to your cart.'),
    ).toBeInTheDocument();
    expect(cart()).toEqual([]);
  });

  test('leaves the cart unchanged when the parts fail to load', async () => {
    const shop = shopWith({ product: 'Disc', status: 'SHIPPED', part: disc });
    const { user } = await openMyOrders(shop);
    shop.fail('PartsToOrderAgain', 'UNREACHABLE');
    await user.click(await screen.findByRole('button', { name: /^Order again/ }));
    expect(await screen.findByText(/^We couldn't reach the server\./)).toBeInTheDocument();
    expect(cart()).toEqual([]);
  });

  test('is not offered for an unpaid order or a removed part', async () => {
    await openMyOrders(shopWith({ product: 'Disc', part: disc }, { product: 'Hose', status: 'SHIPPED' }));
    await row('Hose');
    expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
  });
});
