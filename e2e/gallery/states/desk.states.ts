import { opens, reads, type Scene, type Walk } from './state.js';

const room = ({ setting }: Scene, part: string) => `/dashboard/fitment/parts/${setting.idOf(part)}`;
const disc = 'Front brake disc 312 mm, vented';

export const listOfCars: Walk = {
  title: 'The list of cars of a part',
  as: 'admin',
  states: [
    {
      name: 'row-edited',
      whole: true,
      async show(scene) {
        await opens(scene, room(scene, disc));
        await scene.page.getByRole('button', { name: /^Edit Honda Civic/ }).click();
        await scene.page.getByLabel('Make').waitFor();
      },
    },
    {
      name: 'row-refused',
      whole: true,
      async show({ shopper }) {
        await shopper.types('To', '2030');
        await shopper.presses('Save row');
        await shopper.sees(/^The row was not changed/);
      },
    },
    {
      name: 'row-with-problems',
      whole: true,
      async show({ shopper }) {
        await shopper.types('From', '20l6');
        await shopper.types('To', '');
        await shopper.presses('Save row');
        await shopper.seesProblem('From', /must be a year/);
      },
    },
    {
      name: 'row-removed',
      async show({ shopper, page }) {
        await shopper.presses('Remove row');
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'row-with-question',
      whole: true,
      async show(scene) {
        await opens(scene, room(scene, 'Rear brake drum kit 228 mm'));
        await scene.page
          .getByRole('button', { name: /^Edit Honda Civic/ })
          .first()
          .click();
        await scene.page.getByLabel('Make').waitFor();
      },
    },
    {
      name: 'contradicted-orders',
      whole: true,
      show: (scene) => reads(room(scene, 'Tail lamp, right'), /open order says something else/)(scene),
    },
    {
      name: 'numbers-refused',
      whole: true,
      async show(scene) {
        await opens(scene, `${room(scene, disc)}?tab=numbers`);
        await scene.shopper.presses('Add a number');
        await scene.shopper.presses('Save numbers');
        await scene.shopper.sees('Each row needs a number.');
      },
    },
    {
      name: 'specifications',
      whole: true,
      async show(scene) {
        await opens(scene, `${room(scene, disc)}?tab=specifications`);
        await scene.shopper.presses('Add a specification');
      },
    },
  ],
};

export const ordersOfAll: Walk = {
  title: 'An order as the admin sees it',
  as: 'admin',
  states: [
    {
      name: 'admin-order-with-fit',
      whole: true,
      async show(scene) {
        await opens(scene, '/dashboard/manageallorders?q=thandi');
        await scene.page
          .getByRole('button', { name: /^Details of/ })
          .first()
          .click();
        await scene.page.getByRole('heading', { name: 'Fit', exact: true }).waitFor();
      },
    },
  ],
};
