import { CIVIC } from '../../support/civic.js';
import { operationNameOf } from '../../support/operation-name.js';
import { opens, type Scene, type Walk } from './state.js';

const DISC = 'Front brake disc 312 mm, vented';
const PADS = 'Front brake pad set, ceramic';
const HOSE = 'Front brake hose 415 mm';
const WANTED = [
  [DISC, 2, '64.90'],
  [PADS, 1, '48.50'],
  [HOSE, 2, '17.60'],
] as const;

/** Opens the checkout of a cart with the brakes of one axle. */
async function checksOut(scene: Scene): Promise<void> {
  const lines = WANTED.map(([name, quantity, seenPrice]) => ({
    partId: scene.setting.idOf(name),
    quantity,
    seenPrice,
    addedAt: new Date().toISOString(),
  }));
  const cart = { lines, unsent: lines.map(({ partId }) => partId), heardAt: null };
  await scene.page.evaluate((stored) => {
    localStorage.setItem('axle:cart', stored);
  }, JSON.stringify(cart));
  await opens(scene, '/checkout');
  await scene.shopper.sees('3 parts, 5 pieces');
  await scene.shopper.types('Address', 'Lindenweg 12, 28195 Bremen');
  await scene.shopper.types('Phone Number', '+49 421 555 0192');
}

/** The next answer to an operation is this refusal; nothing reaches the shop. */
async function refusesOnce({ page }: Scene, operation: string, extensions: object): Promise<void> {
  let isTold = false;
  await page.route('**/graphql*', async (route) => {
    if (isTold || operationNameOf(route.request()) !== operation) return route.fallback();
    isTold = true;
    return route.fulfill({ json: { data: null, errors: [{ message: 'Refused.', extensions }] } });
  });
}

const placesRefused = (extensions: object, words: RegExp) => async (scene: Scene) => {
  await refusesOnce(scene, 'PlaceOrders', extensions);
  await scene.shopper.presses('Place order');
  await scene.shopper.sees(words);
};

/** Ids of the orders that the page at hand is to pay. */
function idsOf({ page }: Scene): string[] {
  const { pathname, searchParams } = new URL(page.url());
  return [pathname.split('/').at(-1) ?? '', ...(searchParams.get('with') ?? '').split(',')];
}

async function opensPaymentRefused(scene: Scene, code: string, each: object, words: RegExp): Promise<void> {
  const [first, , third] = idsOf(scene);
  await refusesOnce(scene, 'CreatePaymentIntent', {
    code,
    oldTotal: '213.50',
    newTotal: '215.50',
    orders: [
      { orderId: first, code, message: '', oldTotal: '129.80', newTotal: '133.00', ...each },
      { orderId: third, code, message: '', oldTotal: '35.20', newTotal: '34.00', ...each },
    ],
  });
  await scene.page.reload({ waitUntil: 'networkidle' });
  await scene.shopper.sees(words);
}

export const checkout: Walk = {
  title: 'A cart is checked out and paid',
  as: 'customer',
  cars: [CIVIC],
  states: [
    { name: 'checkout', whole: true, show: checksOut },
    {
      name: 'checkout-lines-refused',
      whole: true,
      show: placesRefused(
        {
          code: 'ORDER_LINES_REFUSED',
          lines: [
            { index: 0, code: 'PRICE_CHANGED', message: '', price: '66.50' },
            { index: 1, code: 'PART_SOLD_OUT', message: '', min: 1, available: 0 },
            { index: 2, code: 'QUANTITY_OUT_OF_RANGE', message: '', min: 1, max: 1, available: 1 },
          ],
        },
        /^Nothing was ordered/,
      ),
    },
    {
      name: 'checkout-refused-as-a-whole',
      whole: true,
      async show(scene) {
        await checksOut(scene);
        await placesRefused({ code: 'TOO_MANY_OPEN_ORDERS', limit: 10 }, /^You have 10 unpaid orders/)(scene);
      },
    },
    {
      name: 'payment-of-a-set',
      whole: true,
      async show(scene) {
        await scene.shopper.presses('Place order');
        await scene.shopper.arrivesAt('**/dashboard/payment/*');
        await scene.shopper.sees('3 orders');
        await scene.page.getByRole('textbox', { name: /card number/i }).waitFor();
      },
    },
    {
      name: 'payment-of-a-set-new-prices',
      whole: true,
      show: (scene) => opensPaymentRefused(scene, 'PRICE_CHANGED', {}, /2 prices have changed/),
    },
    {
      name: 'payment-of-a-set-some-sold',
      whole: true,
      show: (scene) =>
        opensPaymentRefused(scene, 'PART_SOLD_OUT', { min: 1, available: 0 }, /can't be paid now/),
    },
    {
      name: 'my-orders-placed-together',
      whole: true,
      async show(scene) {
        await opens(scene, '/dashboard/myorders');
        await scene.shopper.sees(/^Placed together/);
      },
    },
    {
      name: 'my-orders-picked',
      async show({ page, shopper }) {
        for (const name of [DISC, PADS, HOSE])
          await page
            .getByRole('checkbox', { name: new RegExp(`^Select ${name}`) })
            .first()
            .check();
        await shopper.sees('3 orders selected');
      },
    },
    {
      name: 'payment-of-a-set-declined',
      whole: true,
      async show({ shopper }) {
        await shopper.follows(/^Pay 3 orders/);
        await shopper.arrivesAt('**/dashboard/payment/*');
        await shopper.paysWith('4000 0000 0000 0002');
        await shopper.sees(/^Nothing was charged\. All 3 orders/);
      },
    },
    {
      name: 'payment-of-a-set-one-sold-meanwhile',
      whole: true,
      async show(scene) {
        const { page, shopper } = scene;
        const [, lost] = idsOf(scene);
        // As the shop answers when it can't honour one of them.
        await page.route('**/graphql*', async (route) => {
          if (operationNameOf(route.request()) !== 'ConfirmPayment') return route.fallback();
          const response = await route.fetch();
          const answer = (await response.json()) as { data: { confirmPayments: { id: string }[] } };
          const orders = answer.data.confirmPayments.map((order) =>
            order.id === lost
              ? { ...order, status: 'UNPAID', paid: false, transactionId: null, refundState: 'ON_ITS_WAY' }
              : order,
          );
          return route.fulfill({ response, json: { data: { confirmPayments: orders } } });
        });
        await shopper.paysWith('4242 4242 4242 4242');
        await shopper.sees(/^2 orders are paid\. One part was sold/);
      },
    },
    {
      name: 'payment-of-a-set-done',
      whole: true,
      async show({ page, shopper }) {
        await page.reload({ waitUntil: 'networkidle' });
        await shopper.sees('These orders are paid.');
      },
    },
    {
      name: 'order-paid-with-others',
      whole: true,
      async show(scene) {
        const [first] = idsOf(scene);
        await opens(scene, `/dashboard/myorders/${first}`);
        await scene.shopper.sees(/^Paid together with/);
      },
    },
    {
      name: 'receipt-of-a-set-on-paper',
      whole: true,
      show: ({ page }) => page.emulateMedia({ media: 'print' }),
    },
  ],
};
