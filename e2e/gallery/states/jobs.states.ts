import { CIVIC } from '../../support/civic.js';
import { opens, presses, reads, type Walk } from './state.js';

/** A job for one's car, up to the cart. */
export const aJob: Walk = {
  title: 'A job',
  as: 'visitor',
  cars: [CIVIC],
  states: [
    { name: 'jobs-for-a-car', whole: true, show: reads(`/jobs?${CIVIC}`, 'Both fit') },
    {
      name: 'job-that-waits',
      whole: true,
      show: reads(`/jobs/rear-brakes?${CIVIC}`, 'Rear disc or drum?'),
    },
    {
      name: 'job-for-a-car',
      whole: true,
      async show(scene) {
        await opens(scene, `/jobs/front-brakes?${CIVIC}`);
        await scene.page.locator('summary').first().click();
      },
    },
    {
      name: 'job-in-cart',
      async show(scene) {
        await scene.page.getByRole('button', { name: /^Add \d parts to cart$/ }).click();
        await scene.shopper.sees(/parts in cart$/);
      },
    },
  ],
};

export const jobAtTheDesk: Walk = {
  title: 'Jobs at the desk',
  as: 'admin',
  states: [
    {
      name: 'job-edited',
      whole: true,
      async show(scene) {
        await opens(scene, '/dashboard/jobs');
        await presses('Edit Front brakes', 'Type of part')(scene);
      },
    },
  ],
};
