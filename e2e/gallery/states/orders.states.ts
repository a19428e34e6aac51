import { CIVIC } from '../../support/civic.js';
import { opens, reads, type Scene, type Walk } from './state.js';

const opensOrderForm = (name: string, verdict: string) => (scene: Scene) =>
  reads(`/order/${scene.setting.idOf(name)}?${CIVIC}`, verdict)(scene);

const opensOrderOf = (product: string) => async (scene: Scene) => {
  await opens(scene, '/dashboard/myorders');
  await scene.shopper.follows(product);
  await scene.shopper.seesHeading(/^Order /);
  await scene.page.getByRole('region', { name: 'Fit receipt' }).waitFor();
};

export const ordering: Walk = {
  title: 'Ordering for a car',
  as: 'customer',
  cars: [CIVIC],
  states: [
    {
      name: 'order-form-fits',
      whole: true,
      show: opensOrderForm('Front brake disc 312 mm, vented', 'Fits'),
    },
    {
      name: 'order-form-does-not-fit',
      whole: true,
      show: opensOrderForm('Sport brake disc 330 mm, drilled and slotted', 'Does not fit'),
    },
    {
      name: 'order-form-anyway-dialog',
      async show({ shopper, page }) {
        await shopper.types('Address', 'Werkstrasse 14, 8005 Zürich');
        await shopper.types('Phone Number', '+41 44 555 01 02');
        await page.getByRole('button', { name: 'Order', exact: true }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
  ],
};

export const myOrders: Walk = {
  title: 'Orders of one’s own',
  as: 'customer',
  states: [
    { name: 'my-orders-with-fit', whole: true, show: reads('/dashboard/myorders', 'Did it fit?') },
    {
      name: 'did-it-fit-answered',
      whole: true,
      async show({ shopper, page }) {
        const row = page.getByRole('row').filter({ hasText: 'Front brake disc 288 mm' });
        const yes = row.getByRole('button', { name: 'Yes' });
        // Each run of the widths finds the answer of the one before it.
        if (await yes.isVisible()) await yes.click();
        await shopper.sees('It fitted');
      },
    },
    { name: 'order-unpaid-with-fit', whole: true, show: opensOrderOf('Front brake pad set, ceramic') },
    { name: 'order-paid-with-fit', whole: true, show: opensOrderOf('Wiper blades 650 + 400 mm') },
    {
      name: 'receipt-on-paper',
      whole: true,
      show: ({ page }) => page.emulateMedia({ media: 'print' }),
    },
    {
      name: 'review-form-of-a-part',
      whole: true,
      async show(scene) {
        const { page } = scene;
        await page.emulateMedia({ media: 'screen' });
        await opens(scene, '/dashboard/addreview');
        await page.getByLabel('Part (optional)').selectOption({ index: 1 });
        await page.getByLabel('Rating (optional)').selectOption('4');
        await scene.shopper.types('Your Feedback', 'Straight out of the box and on.');
      },
    },
  ],
};
