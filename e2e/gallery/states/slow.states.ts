import { operationNameOf } from '../../support/operation-name.js';
import { opens, type Scene, type Walk } from './state.js';

const MAY_TAKE = 'Fetching data from the host may take a minute (more or less).';

/** Follows a link to a page of which the shop never answers what it asks for. */
const waitsFor = (operation: string, link: string) => async (scene: Scene) => {
  await opens(scene, '/');
  await scene.page.route('**/graphql*', async (route) => {
    if (operationNameOf(route.request()) !== operation) await route.continue();
  });
  await scene.shopper.follows(link);
  await scene.page.getByRole('status').getByText(MAY_TAKE).waitFor();
};

export const slowShop: Walk = {
  title: 'A slow shop',
  as: 'visitor',
  states: [
    { name: 'slow-catalogue', unsettled: true, show: waitsFor('CatalogueList', 'See All Parts') },
    { name: 'slow-part', unsettled: true, show: waitsFor('PartPage', 'Front brake disc 312 mm, vented') },
  ],
};

/** As the server marks a page from its cache while the database is down (graphql-api/src/cache/last-good.ts). */
export const copyOfBefore: Walk = {
  title: 'A page of before',
  as: 'visitor',
  states: [
    {
      name: 'kept-copy',
      async show(scene) {
        await scene.page.route('**/catalogue', async (route) => {
          const response = await route.fetch();
          const page = await response.text();
          const body = page
            .replace('id="shown-since" hidden', 'id="shown-since"')
            .replace('<time></time>', '<time>6 minutes</time>');
          await route.fulfill({ response, body });
        });
        await opens(scene, '/catalogue');
        await scene.shopper.sees('This page is a copy, 6 minutes old.');
      },
    },
  ],
};

export const offline: Walk = {
  title: 'Offline',
  as: 'visitor',
  states: [
    {
      name: 'offline',
      async show(scene) {
        await opens(scene, '/catalogue');
        await scene.shopper.goesOffline();
        await scene.shopper.sees('You are offline.');
      },
    },
  ],
};
