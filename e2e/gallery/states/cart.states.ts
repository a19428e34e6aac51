import { CIVIC } from '../../support/civic.js';
import { operationNameOf } from '../../support/operation-name.js';
import { opens, type Scene, type Walk } from './state.js';

async function adds({ page }: Scene, count: number): Promise<void> {
  for (let added = 0; added < count; added += 1)
    await page
      .getByRole('button', { name: /^Add to cart:/ })
      .first()
      .click();
}

interface FoundPart {
  part: { availableQuantity: number; orderQuantity: number; fitment: { verdict: string } } | null;
}

/** The next answer about the parts of a cart is another one; later ones are as the shop has them. */
async function hearsOnce({ page }: Scene, change: (parts: FoundPart[]) => void): Promise<void> {
  let isTold = false;
  await page.route('**/graphql*', async (route) => {
    if (isTold || operationNameOf(route.request()) !== 'CartParts') return route.fallback();
    isTold = true;
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { cartParts: FoundPart[] } };
    change(answer.data.cartParts);
    return route.fulfill({ response, json: answer });
  });
}

/** The cart of a visitor with a car: filled, changed since, with what can't be had, without a line, full, empty. */
export const aCart: Walk = {
  title: 'A cart',
  as: 'visitor',
  cars: [CIVIC],
  states: [
    {
      name: 'cart-empty',
      async show(scene) {
        await opens(scene, '/cart');
        await scene.shopper.sees('Your cart is empty');
      },
    },
    {
      name: 'added-in-rows',
      async show(scene) {
        await opens(scene, '/catalogue?category=brakes');
        await adds(scene, 3);
      },
    },
    {
      name: 'added-on-cards',
      show: (scene) => opens(scene, '/catalogue?category=brakes&view=grid'),
    },
    {
      name: 'added-on-the-label',
      async show(scene) {
        await scene.page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
        await scene.shopper.sees(/in your cart/);
      },
    },
    {
      name: 'cart',
      whole: true,
      async show(scene) {
        await opens(scene, '/cart');
        await scene.shopper.sees('Subtotal');
      },
    },
    {
      name: 'cart-changed',
      whole: true,
      async show(scene) {
        await scene.page.evaluate(() => {
          const cart = JSON.parse(localStorage.getItem('axle:cart') ?? '{}') as {
            lines: { quantity: number; seenPrice: string }[];
          };
          const [dearer, cheaper, fewer] = cart.lines;
          if (dearer) dearer.seenPrice = '1.00';
          if (cheaper) cheaper.seenPrice = '9999.00';
          if (fewer) fewer.quantity = 9999;
          localStorage.setItem('axle:cart', JSON.stringify(cart));
        });
        await opens(scene, '/cart');
        await scene.shopper.sees('3 things changed since you added them.');
      },
    },
    {
      name: 'cart-sold-out-and-no-longer-sold',
      whole: true,
      async show(scene) {
        await hearsOnce(scene, ([gone, soldOut, dearer]) => {
          if (gone) gone.part = null;
          if (soldOut?.part) soldOut.part.availableQuantity = 0;
          if (dearer?.part) dearer.part.orderQuantity = 4;
        });
        await opens(scene, '/cart');
        await scene.shopper.sees('No longer sold.');
      },
    },
    {
      name: 'cart-asks-about-what-does-not-fit',
      async show(scene) {
        await hearsOnce(scene, ([first]) => {
          if (first?.part) first.part.fitment.verdict = 'DOES_NOT_FIT';
        });
        await opens(scene, '/cart');
        await scene.page.getByRole('link', { name: 'Check out' }).locator('visible=true').first().click();
        await scene.page.getByRole('dialog').or(scene.page.getByRole('alertdialog')).waitFor();
      },
    },
    {
      name: 'cart-full',
      async show(scene) {
        await scene.page.evaluate(async () => {
          const ask = { query: '{ parts(first: 50) { nodes { id price orderQuantity } } }' };
          const headers = { 'content-type': 'application/json' };
          const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(ask) });
          const { data } = (await response.json()) as {
            data: { parts: { nodes: { id: string; price: string; orderQuantity: number }[] } };
          };
          const addedAt = new Date().toISOString();
          const lines = data.parts.nodes.map(({ id: partId, price: seenPrice, orderQuantity: quantity }) => ({
            ...{ partId, seenPrice, quantity, addedAt },
          }));
          const cart = { lines, unsent: lines.map(({ partId }) => partId), heardAt: null };
          localStorage.setItem('axle:cart', JSON.stringify(cart));
        });
        await opens(scene, '/cart');
        await scene.shopper.sees('50 parts are the most.');
      },
    },
    {
      name: 'cart-line-removed',
      async show({ page, shopper }) {
        await page
          .getByRole('button', { name: /^Remove / })
          .first()
          .click();
        await shopper.sees(/^Removed:/);
      },
    },
  ],
};
