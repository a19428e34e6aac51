import { opens, type Walk } from './state.js';

export const shippedToday: Walk = {
  title: 'What was shipped today',
  as: 'admin',
  states: [
    {
      name: 'ship-shipped',
      whole: true,
      async show(scene) {
        await opens(scene, '/dashboard/manageallorders?status=pending');
        await scene.page
          .getByRole('button', { name: /^Update/ })
          .first()
          .click();
        await scene.shopper.sees('This product is shipped!');
        await opens(scene, '/dashboard/toship?show=shipped');
        await scene.page
          .getByRole('button', { name: /^Details of/ })
          .first()
          .click();
      },
    },
  ],
};

export const toShip: Walk = {
  title: 'What is to be shipped',
  as: 'admin',
  states: [
    {
      name: 'ship-selected',
      whole: true,
      async show(scene) {
        await opens(scene, '/dashboard/toship');
        await scene.page.getByLabel('Carrier for all').selectOption('DHL');
        await scene.page.getByPlaceholder('Tracking number').nth(0).fill('00340434161094');
        await scene.page.getByPlaceholder('Tracking number').nth(1).fill('00');
        await scene.page.getByRole('button', { name: /^Ship/ }).click();
        await scene.shopper.sees(/4 characters or more/);
      },
    },
    {
      name: 'ship-slips',
      async show({ page }) {
        await page.evaluate(() => {
          window.print = () => undefined;
        });
        await page.getByRole('button', { name: /^Print/ }).click();
        await page.emulateMedia({ media: 'print' });
        await page
          .getByRole('article', { name: /^Packing slip/ })
          .first()
          .waitFor();
      },
    },
  ],
};
