import { CIVIC } from '../../support/civic.js';
import { opens, type Scene, type Walk } from './state.js';

async function adds({ page }: Scene, count: number): Promise<void> {
  for (let added = 0; added < count; added += 1)
    await page
      .getByRole('button', { name: /^Add to cart:/ })
      .first()
      .click();
}

/** The cart of a visitor with a car: filled, changed since, without a line, empty. */
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
