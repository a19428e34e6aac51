import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal, rowOf } from '#testing/answers';
import { anOrder, aPage, aParcelToShip } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { november } from '#testing/local-time';
import { MockApi } from '#testing/mock-api';
import { anAdmin, aCustomer, renderApp } from '#testing/render-app';
import type {
  MutationSetOrderAddressArgs,
  MutationCorrectParcelArgs,
  MutationShipOrdersArgs,
  MutationUndoShipOrdersArgs,
  Order,
  Parcel,
  ParcelToShip,
} from '#testing/schema.generated';

const hugo = { name: 'Hugo Marchetti', address: 'Via Mercato 8, 20121 Milano' };
const jonas = { name: 'Jonas Weber', address: 'Lindenweg 12, 28195 Bremen' };
const marta = { name: 'Marta Lindqvist', address: 'Storgatan 5, 411 24 Göteborg' };
const pads = { product: 'Front brake pad set', quantity: 30, number: '7F2B-1180', ...hugo };
const discs = { product: 'Front brake disc', quantity: 2, number: '594B-B548', ...jonas };
const hoses = { product: 'Front brake hose', quantity: 2, number: '594B-B54A', ...jonas };
const battery = { product: 'AGM battery', quantity: 1, number: '7F3A-4410', ...marta };

const aBrakeDisc = { id: 'disc', brand: 'Norrland', partNumber: 'BD 312-V' } as Order['part'];

/** A shop with these parcels that ships the requested ones, except those that `refuses` matches. */
function shopWith(parcels: ParcelToShip[], refuses: (order: Order) => boolean = () => false) {
  const shop = new MockApi();
  shop.parcels = parcels;
  shop.orders = parcels.flatMap(({ orders }) => orders);
  const sent = new Map<string, ParcelToShip>();
  return shop.answer({
    shipOrders: ({ parcels: requested }: MutationShipOrdersArgs): Parcel[] =>
      (requested ?? []).flatMap(({ orderIds, carrier: by = null, trackingNumber }, index) => {
        const orders = orderIds.map((id) => rowOf(shop.orders, id)).filter((order) => !refuses(order));
        for (const order of orders) Object.assign(order, { status: 'SHIPPED', shipped: true });
        for (const parcel of shop.parcels) if (orderIds.includes(parcel.id)) sent.set(parcel.id, parcel);
        shop.parcels = shop.parcels.filter(({ id }) => !sent.has(id));
        if (orders.length === 0) return [];
        const parcel = {
          id: `parcel-${index}`,
          carrier: by,
          trackingNumber: trackingNumber?.replaceAll(' ', '').toUpperCase() ?? null,
          trackingUrl: null,
          shippedAt: '2026-11-22T08:00:00.000Z',
          orders,
        };
        shop.shippedParcels = [parcel, ...shop.shippedParcels];
        return [parcel];
      }),
    undoShipOrders: ({ ids }: MutationUndoShipOrdersArgs) => {
      shop.parcels = [...sent.values(), ...shop.parcels];
      sent.clear();
      shop.shippedParcels = [];
      return ids.map((id) => Object.assign(rowOf(shop.orders, id), { status: 'PENDING', shipped: false }));
    },
  });
}

const aShop = () => shopWith([aParcelToShip(pads), aParcelToShip(discs, hoses), aParcelToShip(battery)]);

async function openToShip(shop: MockApi) {
  const app = await renderApp({ path: '/dashboard/toship', shop, as: anAdmin() });
  await screen.findByRole('heading', { name: 'To Ship' });
  await waitFor(() => expect(screen.queryByLabelText('Loading parcels')).not.toBeInTheDocument());
  return app;
}

const box = (name: string) => screen.getByRole('checkbox', { name: `Parcel to ${name}` });
const number = (name: string) => screen.getByRole('textbox', { name: `Tracking number for ${name}` });
const carrier = (name: string) => screen.getByRole('combobox', { name: `Carrier for ${name}` });
const bar = () => screen.getByRole('region', { name: 'Selected parcels' });
const picked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Parcel to/ }).map(({ checked }) => checked);
const shipped = (shop: MockApi) => shop.calls('ShipParcels').map(({ variables }) => variables.parcels);
const idOf = (shop: MockApi, { number: orderNumber }: { number: string }) =>
  shop.orders.find((order) => order.number === orderNumber)?.id;

test('waiting orders are listed as parcels: quantity first, part, order number, and fit receipt', async () => {
  const fitReceipt = {
    verdict: 'FITS',
    reason: 'Front, Civic 2016 to 2021',
    revision: 3,
    car: { year: 2016, make: 'Honda', model: 'Civic', engine: null },
  } as Order['fitReceipt'];
  const parcel = {
    ...aParcelToShip({ ...discs, part: aBrakeDisc, fitReceipt, paidAt: november(21, 13, 32) }, hoses),
    notes: [{ id: 'note', text: 'Collects on Fridays.', by: 'pia@example.com', createdAt: november(21, 14) }],
  };
  await openToShip(shopWith([parcel]));

  const row = await screen.findByRole('row', { name: /Jonas Weber/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent(
    'Jonas WeberLindenweg 12, 28195 Bremen2 orders, one parcel',
  );
  const [first, second] = within(row).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^2 ×Front brake discNorrland BD 312-V · 594B-B548 · Nov 21, 1:32 PM$/);
  expect(second).toHaveTextContent(/^2 ×Front brake hose/);
  expect(row).toHaveTextContent("Fits the customer's 2016 Honda Civic · 594B-B548");
  expect(row).toHaveTextContent('Note: Collects on Fridays. pia');
  expect(screen.getByText(/^2 orders in 1 parcel. Oldest paid Nov 21, 1:32 PM$/)).toBeVisible();
});

test('a fit receipt shared by all orders of a parcel is shown once', async () => {
  const fitReceipt = {
    verdict: 'FITS',
    reason: 'Front, Civic 2016 to 2021',
    revision: 3,
    car: { year: 2016, make: 'Honda', model: 'Civic', engine: null },
  } as Order['fitReceipt'];
  await openToShip(shopWith([aParcelToShip({ ...discs, fitReceipt }, { ...hoses, fitReceipt })]));

  const row = await screen.findByRole('row', { name: /Jonas Weber/ });
  expect(
    within(row)
      .getAllByText(/^Fits/)
      .map(({ textContent }) => textContent),
  ).toEqual(["Fits the customer's 2016 Honda Civic"]);
});

test('several parcels with and without tracking numbers ship with one click, and undo restores them with their numbers', async () => {
  const shop = aShop();
  const { user } = await openToShip(shop);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Carrier for all' }), 'UPS');
  await user.selectOptions(carrier('Marta Lindqvist'), 'DHL');
  await user.type(number('Hugo Marchetti'), '1z 5r7 40 0192');
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3 ready to ship' }));
  expect(bar()).toHaveTextContent('4 orders in 3 parcels · 2 without a number');

  await user.click(screen.getByRole('button', { name: 'Ship 4 orders' }));

  expect(await screen.findByText('4 orders in 3 parcels are shipped!')).toBeVisible();
  expect(shipped(shop)).toEqual([
    [
      {
        orderIds: [idOf(shop, pads)],
        expectedAddress: hugo.address,
        carrier: 'UPS',
        trackingNumber: '1z 5r7 40 0192',
      },
      {
        orderIds: [idOf(shop, discs), idOf(shop, hoses)],
        expectedAddress: jonas.address,
        carrier: 'UPS',
        trackingNumber: null,
      },
      {
        orderIds: [idOf(shop, battery)],
        expectedAddress: marta.address,
        carrier: 'DHL',
        trackingNumber: null,
      },
    ],
  ]);
  expect(await screen.findByRole('heading', { name: 'No orders to ship.' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^Undo/ }));

  expect(await screen.findByText('Shipment undone. 4 orders are waiting to be shipped again.')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Tracking number for Hugo Marchetti' })).toHaveValue(
    '1z 5r7 40 0192',
  );
  expect(carrier('Marta Lindqvist')).toHaveValue('DHL');
  expect(shop.calls('UndoShipOrders').map(({ variables }) => variables.ids)).toEqual([
    [pads, discs, hoses, battery].map((order) => idOf(shop, order)),
  ]);
});

test('checkboxes work by keyboard: space, shift with arrows, and shift-click', async () => {
  const { user } = await openToShip(aShop());
  box('Hugo Marchetti').focus();
  await user.keyboard(' ');
  expect(picked()).toEqual([true, false, false]);
  await user.keyboard('{ArrowDown}');
  expect(box('Jonas Weber')).toHaveFocus();
  expect(picked()).toEqual([true, false, false]);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(box('Marta Lindqvist')).toHaveFocus();
  expect(picked()).toEqual([true, true, true]);

  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Selected parcels' })).not.toBeInTheDocument();
  await user.click(box('Marta Lindqvist'));
  fireEvent.click(box('Hugo Marchetti'), { shiftKey: true });
  expect(picked()).toEqual([true, true, true]);
});

test('a scanner moves through the number fields and ends on the button', async () => {
  const { user } = await openToShip(aShop());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Carrier for all' }), 'UPS');
  await user.click(number('Hugo Marchetti'));
  await user.keyboard('1Z0001{Enter}1Z0002{Enter}1Z0003{Enter}');

  expect(['Hugo Marchetti', 'Jonas Weber', 'Marta Lindqvist'].map((name) => number(name))).toEqual([
    expect.objectContaining({ value: '1Z0001' }),
    expect.objectContaining({ value: '1Z0002' }),
    expect.objectContaining({ value: '1Z0003' }),
  ]);
  expect(picked()).toEqual([true, true, true]);
  expect(screen.getByRole('button', { name: 'Ship 4 orders' })).toHaveFocus();
});

test('a pasted column fills the fields downward and reports leftover numbers', async () => {
  const { user } = await openToShip(aShop());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Carrier for all' }), 'UPS');
  await user.click(number('Jonas Weber'));
  await user.paste('1Z0002\r\n1Z0003\r\n1Z0004\r\n');

  expect(number('Hugo Marchetti')).toHaveValue('');
  expect(number('Jonas Weber')).toHaveValue('1Z0002');
  expect(number('Marta Lindqvist')).toHaveValue('1Z0003');
  expect(picked()).toEqual([false, true, true]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1 number is left over: the list ends after 2 parcels.',
  );
});

test.each([
  ['too short', '1Z', 'A tracking number has 4 characters or more. 2 so far.'],
  ['of other signs', '1Z/00012', 'A tracking number has only letters and digits.'],
  ['that another parcel has', '1z 0001', 'The parcel to Hugo Marchetti has this number.'],
])(
  'a number %s is reported at its field, which gets focus instead of shipping',
  async (_, typed, problem) => {
    const shop = aShop();
    const { user } = await openToShip(shop);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Carrier for all' }), 'UPS');
    await user.type(number('Jonas Weber'), typed);
    await user.click(box('Marta Lindqvist'));
    await user.type(number('Hugo Marchetti'), '1Z0001');
    await user.click(within(bar()).getByRole('button', { name: /^Ship/ }));

    expect(number('Jonas Weber')).toHaveFocus();
    expect(number('Jonas Weber')).toHaveAccessibleDescription(problem);
    expect(bar()).toHaveTextContent('1 needs attention');
    expect(shipped(shop)).toEqual([]);
  },
);

test('a number without a carrier asks for one', async () => {
  const { user } = await openToShip(aShop());
  await user.type(number('Jonas Weber'), '1Z0001');
  await user.click(screen.getByRole('button', { name: 'Ship 2 orders' }));
  expect(number('Jonas Weber')).toHaveAccessibleDescription('Choose a carrier.');
});

test('an order canceled in the meantime is named with the part to remove', async () => {
  const shop = shopWith(
    [aParcelToShip(pads), aParcelToShip(battery)],
    (order) => order.number === battery.number,
  );
  const { user } = await openToShip(shop);
  await user.click(screen.getByRole('checkbox', { name: 'Select all 2 ready to ship' }));
  Object.assign(shop.orders[1]!, { status: 'REFUNDED', refundedAt: november(21, 14, 2) });
  await user.click(screen.getByRole('button', { name: 'Ship 2 orders' }));

  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('1 order is shipped, 1 is not.');
  expect(
    await within(note).findByText('7F3A-4410 was canceled at 2:02 PM. Remove AGM battery from the parcel.'),
  ).toBeVisible();
  expect(screen.getByText('1 order in 1 parcel is shipped!')).toBeVisible();
});

test.each([
  ['with another label', 'THEIRS2222', 'pia@example.com'],
  ['without any label', '', 'pia@example.com'],
  ['in another tab', 'THEIRS2222', 'admin@example.com'],
])('an order shipped before %s is neither claimed nor undone by this click', async (_, theirs, by) => {
  const shop = shopWith([aParcelToShip(battery)]);
  const { user } = await openToShip(shop);
  if (theirs) {
    await user.selectOptions(carrier('Marta Lindqvist'), 'UPS');
    await user.type(number('Marta Lindqvist'), 'MINE9999');
  } else await user.click(box('Marta Lindqvist'));
  const at = november(25, 13, 2);
  const order = Object.assign(shop.orders[0]!, {
    status: 'SHIPPED',
    shipped: true,
    shippedAt: at,
    timeline: [{ kind: 'SHIPPED', at, by }],
  });
  const parcel: Parcel = {
    id: 'theirs',
    carrier: theirs ? 'DHL' : null,
    trackingNumber: theirs || null,
    trackingUrl: null,
    shippedAt: at,
    orders: [order],
  };
  order.parcel = parcel;
  shop.answer({ shipOrders: () => [parcel] });
  await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));

  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('No orders were shipped.');
  const label = theirs && `, with DHL ${theirs}`;
  expect(
    await within(note).findByText(
      `7F3A-4410 was shipped at 1:02 PM by ${by}${label}. Remove AGM battery from the parcel.`,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('an order with a new payment issue is not shipped, with the reason', async () => {
  const shop = shopWith([aParcelToShip(discs, hoses)], ({ id }) => id === idOf(shop, hoses));
  const { user } = await openToShip(shop);
  await user.click(box('Jonas Weber'));
  rowOf(shop.orders, idOf(shop, hoses)!).paymentIssue = 'CHARGEBACK';
  await user.click(screen.getByRole('button', { name: 'Ship 2 orders' }));

  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('1 order is shipped, 1 is not.');
  expect(
    await within(note).findByText(
      '594B-B54A was not shipped. The bank reversed the payment. Remove Front brake hose from the parcel.',
    ),
  ).toBeVisible();
});

test('an order whose address has changed is not shipped and shows the new address', async () => {
  const shop = shopWith([aParcelToShip(discs, hoses)], ({ id }) => id === idOf(shop, hoses));
  const { user } = await openToShip(shop);
  await user.click(box('Jonas Weber'));
  rowOf(shop.orders, idOf(shop, hoses)!).address = 'Am Wall 3, 28195 Bremen';
  await user.click(screen.getByRole('button', { name: 'Ship 2 orders' }));

  const note = await screen.findByRole('alert');
  expect(
    await within(note).findByText(
      '594B-B54A was not shipped: its address is now Am Wall 3, 28195 Bremen. Send Front brake hose there, with a new slip.',
    ),
  ).toBeVisible();
  expect(shipped(shop)).toMatchObject([[{ expectedAddress: jonas.address }]]);
});

test('after a lost response the selection stays, and shipping can be repeated', async () => {
  const shop = aShop();
  shop.fail('ShipParcels', 'UNREACHABLE');
  const { user } = await openToShip(shop);
  await user.click(box('Hugo Marchetti'));
  await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));

  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't confirm that this was saved.");
  expect(box('Hugo Marchetti')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
  expect(await screen.findByText('1 order in 1 parcel is shipped!')).toBeVisible();
});

test('more orders than the limit are reported', async () => {
  const many = Array.from({ length: 201 }, () => anOrder({ status: 'PENDING' }));
  const shop = shopWith([{ id: many[0]!.id, orders: many.slice(0, 200), notes: [] }, aParcelToShip(battery)]);
  const { user } = await openToShip(shop);
  await user.click(screen.getByRole('checkbox', { name: 'Select all 2 ready to ship' }));
  expect(bar()).toHaveTextContent('200 orders is the limit per shipment.');
  expect(screen.queryByRole('button', { name: /^Ship/ })).not.toBeInTheDocument();
});

test('an order without an address has a link to request it by email instead of a checkbox', async () => {
  await openToShip(
    shopWith([aParcelToShip({ ...battery, address: null, email: 'marta@example.com' }), aParcelToShip(pads)]),
  );
  expect(picked()).toHaveLength(1);
  const row = await screen.findByRole('row', { name: /Marta Lindqvist/ });
  expect(row).toHaveTextContent("Missing address. It can't be shipped yet.");
  const mail = new URL(within(row).getByRole('link', { name: 'Request address' }).getAttribute('href')!);
  expect(mail.pathname).toBe('marta@example.com');
  expect(mail.searchParams.get('subject')).toBe('We need your shipping address for order 7F3A-4410');
  expect(mail.searchParams.get('body')).toContain('/dashboard/payment/');
});

const tab = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Parcels' })).getByRole('link', { name });

test('orders without an address have a tab', async () => {
  const { user, address } = await openToShip(
    shopWith([aParcelToShip(pads), aParcelToShip({ ...battery, address: null })]),
  );
  expect(await screen.findByRole('link', { name: 'To ship 2', current: 'page' })).toBeVisible();
  await user.click(tab(/^No address 1$/));
  await waitFor(() =>
    expect(screen.getAllByRole('rowheader').map((row) => row.textContent)).toEqual([
      'Marta LindqvistNo address on the order',
    ]),
  );
  expect(address()).toBe('/dashboard/toship?show=no-address');
});

test('the tab says when every order has an address', async () => {
  const shop = shopWith([aParcelToShip(pads)]);
  await renderApp({ path: '/dashboard/toship?show=no-address', shop, as: anAdmin() });
  expect(await screen.findByText('Every order has an address.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All parcels' })).toHaveAttribute('href', '/dashboard/toship');
});

test('the counts of Shipped today and To ship follow shipping and undoing', async () => {
  const shop = aShop();
  shop.shippedParcels = [
    {
      id: 'gone',
      carrier: 'UPS',
      trackingNumber: '1Z5R7',
      trackingUrl: 'https://ups.example/1Z5R7',
      shippedAt: november(25, 8, 30),
      orders: [anOrder({ ...pads, status: 'SHIPPED' })],
    },
  ];
  const { user } = await openToShip(shop);
  await waitFor(() => expect(tab(/^Shipped today 1$/)).toBeVisible());
  await user.click(box('Marta Lindqvist'));
  await user.click(within(bar()).getByRole('button', { name: 'Ship 1 order' }));
  await waitFor(() => {
    expect(tab(/^Shipped today 2$/)).toBeVisible();
    expect(tab(/^To ship 2$/)).toBeVisible();
  });
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => {
    expect(tab(/^Shipped today 0$/)).toBeVisible();
    expect(tab(/^To ship 3$/)).toBeVisible();
  });
});

test('an undone shipment leaves Shipped today while it is open', async () => {
  const { user } = await openToShip(aShop());
  await user.click(box('Marta Lindqvist'));
  await user.click(within(bar()).getByRole('button', { name: 'Ship 1 order' }));
  const undo = await screen.findByRole('button', { name: /^Undo/ });
  await user.click(tab(/^Shipped today/));
  expect(await screen.findByRole('row', { name: /Marta Lindqvist/ })).toBeVisible();
  await user.click(undo);
  expect(await screen.findByText('Nothing shipped today.')).toBeVisible();
  expect(tab(/^To ship 3$/)).toBeVisible();
});

test('a shipped parcel shows recipient, carrier and time, and its contents when opened', async () => {
  const shop = new MockApi();
  const since: string[] = [];
  shop.answer({
    shippedParcels: ({ since: asked }: { since: string }) => {
      since.push(asked);
      return aPage([
        {
          id: 'gone',
          carrier: 'UPS',
          trackingNumber: '1Z5R7',
          trackingUrl: 'https://ups.example/1Z5R7',
          shippedAt: november(25, 8, 30),
          orders: [anOrder(discs), anOrder(hoses)],
        },
      ]);
    },
  });
  const { user } = await renderApp({ path: '/dashboard/toship?show=shipped', shop, as: anAdmin() });
  const row = await screen.findByRole('row', { name: /Jonas Weber/ });
  expect(row).toHaveTextContent('Jonas WeberLindenweg 12, 28195 Bremen2 orders, one parcel');
  expect(row).toHaveTextContent('8:30 AM');
  expect(within(row).getByRole('link', { name: 'UPS 1Z5R7' })).toHaveAttribute(
    'href',
    'https://ups.example/1Z5R7',
  );
  await user.click(within(row).getByRole('button', { name: 'Details of the parcel to Jonas Weber' }));
  expect(await screen.findByRole('link', { name: 'Order 594B-B54A' })).toBeVisible();
  const today = new Date().toISOString().slice(0, 10);
  expect(new Set(since)).toEqual(new Set([`${today}T00:00:00.000Z`]));
});

test('a tracking number of a shipped parcel is corrected', async () => {
  const shop = new MockApi();
  const parcel: Parcel = {
    id: 'gone',
    carrier: null,
    trackingNumber: null,
    trackingUrl: null,
    shippedAt: november(25, 8, 30),
    orders: [anOrder(discs)],
  };
  shop.shippedParcels = [parcel];
  shop.answer({
    correctParcel: ({ carrier = null, trackingNumber = null }: MutationCorrectParcelArgs) =>
      Object.assign(parcel, { carrier, trackingNumber }),
  });
  const { user } = await renderApp({ path: '/dashboard/toship?show=shipped', shop, as: anAdmin() });
  const row = await screen.findByRole('row', { name: /Jonas Weber/ });
  expect(row).toHaveTextContent('No tracking number');
  await user.click(within(row).getByRole('button', { name: 'Details of the parcel to Jonas Weber' }));
  await user.click(await screen.findByRole('button', { name: 'Edit tracking of the parcel to Jonas Weber' }));
  const dialog = within(await findDialog('dialog', { name: 'Carrier and tracking number' }));
  await user.type(dialog.getByLabelText(/^Tracking number/), '1Z5R8');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose a carrier.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/^Carrier/), 'UPS');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Tracking details of the parcel to Jonas Weber saved.')).toBeVisible();
  expect(row).toHaveTextContent('UPS 1Z5R8');
});

test('a day without shipments says so', async () => {
  await renderApp({ path: '/dashboard/toship?show=shipped', shop: new MockApi(), as: anAdmin() });
  expect(await screen.findByText('Nothing shipped today.')).toBeVisible();
});

test('an address given by phone can be entered, and its orders can then ship', async () => {
  const shop = shopWith([
    aParcelToShip({ ...battery, address: null }, { ...battery, number: '7F3A-4411', address: null }),
  ]);
  shop.answer({
    setOrderAddress: ({ orderIds, address }: MutationSetOrderAddressArgs) =>
      orderIds.map((id) => Object.assign(rowOf(shop.orders, id), { address })),
  });
  shop.fail('EnterAddress', { code: 'CONFLICT' });
  const { user } = await openToShip(shop);
  await user.click(screen.getByRole('button', { name: 'Enter an address for Marta Lindqvist' }));
  const dialog = await findDialog('dialog', { name: 'Address of Marta Lindqvist' });
  expect(dialog).toHaveTextContent('For 2 orders without one.');
  const enter = within(dialog).getByRole('button', { name: 'Enter the address' });
  await user.click(enter);
  expect(await within(dialog).findByText('Address is required')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Address'), ' Storgatan 5, 411 24 Göteborg');
  await user.click(enter);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The customer has already added an address',
  );

  await user.click(enter);
  expect(await screen.findByText('Address saved for Marta Lindqvist.')).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'Parcel to Marta Lindqvist' })).toBeVisible();
  await waitFor(() => expect(tab(/^No address 0$/)).toBeVisible());
  expect(shop.calls('EnterAddress').at(-1)?.variables).toEqual({
    orderIds: shop.orders.map(({ id }) => id),
    address: 'Storgatan 5, 411 24 Göteborg',
  });
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test.each([
  ['DISPUTE', /^Disputed: don't ship until the bank decides\./],
  ['CHARGEBACK', /^The bank reversed the payment: don't ship/],
  ['PROVIDER_REFUND', /^An amount equal to its total was refunded in Stripe: don't ship/],
] as const)('an order with a payment issue (%s) stays while the rest of its parcel ships', async (...of) => {
  const [paymentIssue, text] = of;
  const shop = shopWith([aParcelToShip(discs, { ...hoses, paymentIssue })]);
  const { user } = await openToShip(shop);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(box('Jonas Weber'));
  await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
  await screen.findByText('1 order in 1 parcel is shipped!');
  expect(shipped(shop)).toMatchObject([[{ orderIds: [idOf(shop, discs)] }]]);
});

describe('on paper', () => {
  const paper = () => document.querySelector<HTMLElement>('[data-paper]')!;

  test('one slip is printed per selected parcel, with checkboxes and without prices, and removed afterwards', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const shop = shopWith([aParcelToShip(pads), aParcelToShip({ ...discs, part: aBrakeDisc }, hoses)]);
    const { user } = await openToShip(shop);
    await user.type(number('Jonas Weber'), '1Z0001');
    await user.selectOptions(carrier('Jonas Weber'), 'UPS');
    await user.click(box('Hugo Marchetti'));
    await user.click(screen.getByRole('button', { name: 'Print 2 slips' }));

    expect(print).toHaveBeenCalledTimes(1);
    const slips = within(paper()).getAllByRole('article', { hidden: true });
    expect(slips.map((slip) => slip.getAttribute('aria-label'))).toEqual([
      'Packing slip for Hugo Marchetti',
      'Packing slip for Jonas Weber',
    ]);
    expect(slips[1]).toHaveTextContent(/Parcel of 2 orders/);
    expect(slips[1]).toHaveTextContent('Jonas WeberLindenweg 12, 28195 Bremen');
    expect(slips[1]).toHaveTextContent('Front brake discOrder 594B-B548Norrland BD 312-V2');
    expect(slips[1]).toHaveTextContent('2 parts, 4 items · UPS 1Z0001');
    // A browser repeats it at the top of each further page.
    const [head] = within(slips[1]!).getAllByRole('rowgroup', { hidden: true });
    expect(head).toHaveTextContent('Parcel of 2 orders, to Jonas Weber');
    expect(paper()).not.toHaveTextContent('$');

    fireEvent(window, new Event('afterprint'));
    expect(paper()).toBeNull();
  });

  test('a slip printed before an address change does not ship, although the list is current', async () => {
    jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const shop = shopWith([aParcelToShip(battery), aParcelToShip(pads)]);
    const { user } = await openToShip(shop);
    await user.click(box('Marta Lindqvist'));
    await user.click(screen.getByRole('button', { name: 'Print 1 slip' }));
    fireEvent(window, new Event('afterprint'));
    await user.click(box('Marta Lindqvist'));
    rowOf(shop.orders, idOf(shop, battery)!).address = 'Kungsgatan 2, Lund';
    await user.click(box('Hugo Marchetti'));
    await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
    expect(await screen.findByText('Kungsgatan 2, Lund')).toBeVisible();

    await user.click(box('Marta Lindqvist'));
    await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
    const note = await screen.findByRole('alert');
    expect(
      await within(note).findByText(
        '7F3A-4410 was not shipped: its address is now Kungsgatan 2, Lund. Send AGM battery there, with a new slip.',
      ),
    ).toBeVisible();
    expect(shipped(shop)).toHaveLength(1);

    await user.click(box('Marta Lindqvist'));
    await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
    await waitFor(() => expect(shipped(shop)).toHaveLength(2));
  });

  test('an order added after printing waits for its own slip', async () => {
    jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const shop = shopWith([aParcelToShip(discs), aParcelToShip(pads)]);
    const { user } = await openToShip(shop);
    await user.click(box('Jonas Weber'));
    await user.click(screen.getByRole('button', { name: 'Print 1 slip' }));
    fireEvent(window, new Event('afterprint'));
    await user.click(box('Jonas Weber'));
    const late = anOrder({ ...hoses, status: 'PENDING', paid: true });
    shop.orders.push(late);
    shop.parcels[0]!.orders.push(late);
    await user.click(box('Hugo Marchetti'));
    await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
    expect(await screen.findByText('Front brake hose')).toBeVisible();

    await user.click(box('Jonas Weber'));
    await user.click(screen.getByRole('button', { name: 'Ship 2 orders' }));
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('1 order is shipped, 1 is not.');
    expect(
      await within(note).findByText(
        '594B-B54A was not shipped: it is not on the printed slip. Front brake hose is waiting as a separate parcel.',
      ),
    ).toBeVisible();
    expect(shipped(shop)[1]).toMatchObject([{ orderIds: [idOf(shop, discs)] }]);
  });

  test('an order canceled after printing must be removed, although the list no longer has it', async () => {
    jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const shop = shopWith([aParcelToShip(discs, hoses), aParcelToShip(pads)]);
    const { user } = await openToShip(shop);
    await user.click(box('Jonas Weber'));
    await user.click(screen.getByRole('button', { name: 'Print 1 slip' }));
    fireEvent(window, new Event('afterprint'));
    await user.click(box('Jonas Weber'));
    Object.assign(shop.parcels[0]!.orders.pop()!, {
      status: 'CANCELLED',
      paid: false,
      refundedAt: november(22, 8, 40),
    });
    await user.click(box('Hugo Marchetti'));
    await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
    await waitFor(() => expect(screen.queryByText('Front brake hose')).not.toBeInTheDocument());

    await user.click(box('Jonas Weber'));
    await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('1 order is shipped, 1 is not.');
    expect(
      await within(note).findByText(
        '594B-B54A was canceled at 8:40 AM. Remove Front brake hose from the parcel.',
      ),
    ).toBeVisible();
  });

  test('the pick list has each part once with its total quantity', async () => {
    jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const shop = shopWith([
      aParcelToShip({ ...discs, part: aBrakeDisc, quantity: 2 }, hoses),
      aParcelToShip({ ...pads, product: 'Front brake disc', part: aBrakeDisc, quantity: 4 }),
      aParcelToShip(battery),
    ]);
    const { user } = await openToShip(shop);
    await user.click(box('Jonas Weber'));
    await user.click(box('Hugo Marchetti'));
    await user.click(screen.getByRole('button', { name: 'Pick list' }));

    const rows = within(paper()).getAllByRole('row', { hidden: true }).slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Norrland BD 312-VFront brake disc26',
      'No numberFront brake hose12',
    ]);
  });
});

test('a customer has no access', async () => {
  const shop = aShop();
  shop.answer({
    parcelsToShip: () => {
      throw refusal('FORBIDDEN');
    },
  });
  const { place } = await renderApp({ path: '/dashboard/toship', shop, as: aCustomer() });
  await waitFor(() => expect(place()).toBe('/login'));
});
