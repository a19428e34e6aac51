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
      name: 'job-by-the-engine',
      whole: true,
      show: reads('/jobs/front-brakes?year=2016&make=Honda&model=Civic', 'depends on the engine'),
    },
    {
      name: 'job-without-parts',
      whole: true,
      show: reads(`/jobs/clutch?${CIVIC}`, 'We have none that fits'),
    },
    {
      name: 'job-with-others-that-fit',
      whole: true,
      async show(scene) {
        await opens(scene, `/jobs/oil-service?${CIVIC}`);
        await scene.page.locator('main summary').first().click();
      },
    },
    {
      name: 'job-for-a-car',
      whole: true,
      show: reads(`/jobs/front-brakes?${CIVIC}`, 'waits for an answer'),
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
