import { opens, type Scene, type Walk } from './state.js';

/** Opens the newest order that was shipped and has a way to this. */
const opensWay = (link: RegExp) => async (scene: Scene) => {
  await opens(scene, '/dashboard/myorders');
  await scene.page.getByRole('link', { name: link }).first().click();
};

export const asking: Walk = {
  title: 'Cancelling, and asking for a return',
  as: 'customer',
  states: [
    {
      name: 'cancel-paid-dialog',
      async show(scene) {
        await opens(scene, '/dashboard/myorders');
        await scene.page
          .getByRole('button', { name: /^Cancel order/ })
          .first()
          .click();
        await scene.page.getByRole('alertdialog', { name: 'Cancel this order?' }).waitFor();
      },
    },
    {
      name: 'return-form',
      whole: true,
      async show(scene) {
        await opensWay(/^Ask for a return/)(scene);
        await scene.page.getByRole('radio', { name: 'It does not fit' }).check();
      },
    },
    {
      name: 'return-form-without-a-reason',
      whole: true,
      async show(scene) {
        await opensWay(/^Ask for a return/)(scene);
        await scene.shopper.presses('Ask for the return');
        await scene.shopper.sees('Say why');
      },
    },
    {
      name: 'order-with-return',
      whole: true,
      async show(scene) {
        await opensWay(/^See the return/)(scene);
        await scene.page.getByRole('region', { name: 'Send it to' }).waitFor();
      },
    },
  ],
};

export const returnsDesk: Walk = {
  title: 'What customers send back',
  as: 'admin',
  states: [
    {
      name: 'returns',
      whole: true,
      show: (scene) => opens(scene, '/dashboard/returns'),
    },
    {
      name: 'return-to-take-in',
      whole: true,
      async show(scene) {
        await opens(scene, '/dashboard/returns?stage=on-the-way');
        await scene.page
          .getByRole('button', { name: /^Details of/ })
          .first()
          .click();
        await scene.page.getByRole('button', { name: /^Take in/ }).waitFor();
      },
    },
    {
      name: 'return-to-answer',
      whole: true,
      async show(scene) {
        await opens(scene, '/dashboard/returns?stage=asked');
        await scene.page
          .getByRole('button', { name: /^Details of/ })
          .first()
          .click();
        await scene.page.getByRole('button', { name: /^Accept/ }).waitFor();
      },
    },
  ],
};
