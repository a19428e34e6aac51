import { opens, type Scene, type Walk } from './state.js';

/** From the list of users, as admins come there. */
async function opensTheCustomer(scene: Scene): Promise<void> {
  await opens(scene, '/dashboard/makeadmin?q=customer@example.com');
  await scene.page
    .getByRole('button', { name: /customer@example\.com/ })
    .first()
    .click();
  await scene.page.getByRole('link', { name: 'Orders, messages and notes' }).click();
  await scene.page.getByRole('region', { name: 'Notes' }).waitFor();
}

export const customerPage: Walk = {
  title: 'A customer at the desk',
  as: 'admin',
  states: [
    { name: 'customer', whole: true, show: opensTheCustomer },
    {
      name: 'customer-note-missing',
      whole: true,
      async show({ shopper }) {
        await shopper.presses('Add note');
        await shopper.seesProblem('New note', /Write something first/);
      },
    },
    {
      name: 'customer-disable-question',
      async show({ shopper, page }) {
        await shopper.presses('Disable account');
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'customer-delete-dialog',
      async show({ shopper, page }) {
        await shopper.presses('No');
        await shopper.presses('Delete account');
        await page.getByLabel('Email of the account').waitFor();
      },
    },
  ],
};

export const ownData: Walk = {
  title: 'The end of one’s own account',
  as: 'customer',
  states: [
    {
      name: 'delete-my-account',
      async show(scene) {
        await opens(scene, '/dashboard');
        await scene.shopper.presses('Delete my account');
        await scene.page.getByLabel('Email of the account').waitFor();
      },
    },
    {
      name: 'delete-my-account-refused',
      async show({ shopper }) {
        await shopper.types('Email of the account', 'customer@example.com');
        await shopper.presses('Delete account');
        await shopper.sees(/^The account was not deleted/);
      },
    },
  ],
};
