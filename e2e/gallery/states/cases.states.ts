import { opens, type Walk } from './state.js';

export const cases: Walk = {
  title: 'What does not fit the books',
  as: 'admin',
  states: [
    {
      name: 'case-opened',
      whole: true,
      async show(scene) {
        await opens(scene, '/dashboard/cases');
        await scene.page.getByRole('button', { name: /^Details of Disputed by the customer/ }).click();
        await scene.page.getByRole('button', { name: 'Mark as answered' }).waitFor();
      },
    },
    {
      name: 'case-dialog',
      async show({ shopper, page }) {
        await shopper.presses('Mark as answered');
        await page.getByRole('dialog', { name: 'Have you seen to this?' }).waitFor();
      },
    },
    {
      name: 'cases-closed',
      whole: true,
      show: (scene) => opens(scene, '/dashboard/cases?state=closed'),
    },
  ],
};

export const paidOrders: Walk = {
  title: 'A paid order as the admin sees it',
  as: 'admin',
  states: [
    {
      name: 'refund-dialog',
      async show(scene) {
        await opens(scene, '/dashboard/manageallorders?q=thandi');
        await scene.page
          .getByRole('button', { name: /^Details of/ })
          .first()
          .click();
        await scene.page.getByRole('button', { name: /^Refund order/ }).click();
        await scene.page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'shipped-undo',
      async show(scene) {
        await opens(scene, '/dashboard/manageallorders?q=thandi');
        await scene.page
          .getByRole('button', { name: /^Update/ })
          .first()
          .click();
        const message = scene.page.getByRole('status').filter({ hasText: 'This product is shipped!' });
        await message.getByText(/^Undo \(\d+ s\)/).waitFor();
        // It waits for as long as somebody points at it.
        await message.hover();
      },
    },
    {
      name: 'shipment-undone',
      async show({ shopper, page }) {
        const message = page.getByRole('status').filter({ hasText: 'This product is shipped!' });
        await message.getByRole('button', { name: /^Undo/ }).click();
        await shopper.sees('The shipment is undone. The order waits again.');
      },
    },
  ],
};
