import type { Route } from 'playwright-core';

import { operationNameOf } from './support/operation-name.js';
import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = shareStage();

const MAY_TAKE = 'Fetching data from the host may take a minute (more or less).';

/** Lets `answer` respond to an operation in place of the shop, each time that it is called. */
const stepIn = (
  shopper: Shopper,
  operation: string,
  answer: (route: Route, time: number) => Promise<void>,
) => {
  let times = 0;
  return shopper.page.route('**/graphql*', async (route) => {
    if (operationNameOf(route.request()) === operation) await answer(route, ++times);
    else await route.continue();
  });
};

describe.each([
  ['the catalogue', 'CatalogueList', 'See All Parts', /^\d+ parts$/],
  ['a part', 'PartPage', /^Front brake disc/, /^Front brake disc/],
] as const)('a visitor who opens %s', (_page, operation, link, words) => {
  test('of a slow shop sees a notice in place, and then the content', async () => {
    const shopper = await stage.aShopper();
    await shopper.opens('/');
    let release!: () => void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await stepIn(shopper, operation, async (route) => {
      await held;
      await route.continue();
    });
    await shopper.follows(link);
    await shopper.page.getByRole('status').getByText(MAY_TAKE).waitFor();
    release();
    await shopper.page.getByRole('main').getByText(words).first().waitFor();
    await shopper.page.getByText(MAY_TAKE).waitFor({ state: 'detached' });

    expect(await shopper.leave()).toEqual([]);
  });

  test('of a shop that fails at first gets the content without any action', async () => {
    const shopper = await stage.aShopper();
    shopper.expects(503);
    await shopper.opens('/');
    // Their pauses add up to more than four seconds, whatever chance makes of them.
    const failures = 4;
    await stepIn(shopper, operation, async (route, time) => {
      if (time > failures) return route.continue();
      await route.fulfill({ status: 503, json: { errors: [{ message: 'Later.' }] } });
    });
    await shopper.follows(link);
    await shopper.page.getByRole('status').getByText(MAY_TAKE).waitFor();
    await shopper.page.getByRole('main').getByText(words).first().waitFor();

    expect(await shopper.page.getByRole('alert').count()).toBe(0);
    expect(await shopper.leave()).toEqual([]);
  });
});
