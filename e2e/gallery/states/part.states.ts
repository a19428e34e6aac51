import { CIVIC } from '../../support/civic.js';
import { opens, type Scene, type Walk } from './state.js';

const opensPart =
  (name: string, query = CIVIC, words: string | RegExp = /Civic/) =>
  async (scene: Scene) => {
    await opens(scene, `/catalogue/${scene.setting.idOf(name)}?${query}`);
    await scene.page.getByRole('region', { name: 'Part label' }).getByText(words).first().waitFor();
  };

const disc = 'Front brake disc 312 mm, vented';
const wrongDisc = 'Sport brake disc 330 mm, drilled and slotted';

/** Below the label and its pictures. */
const scrollsTo = async (scene: Scene, heading: string) =>
  scene.page.getByRole('heading', { name: heading }).evaluate((element) => {
    element.scrollIntoView();
  });

export const partWithoutACar: Walk = {
  title: 'A part without a car',
  as: 'visitor',
  states: [{ name: 'verdict-no-car', show: opensPart(disc, '', 'Does it fit your car?') }],
};

export const verdicts: Walk = {
  title: 'A part and a car',
  as: 'visitor',
  cars: [CIVIC],
  states: [
    { name: 'verdict-fits', whole: true, show: opensPart(disc) },
    { name: 'verdict-fits-if', whole: true, show: opensPart('Rear brake drum kit 228 mm') },
    { name: 'verdict-does-not-fit', whole: true, show: opensPart(wrongDisc) },
    { name: 'verdict-no-data', whole: true, show: opensPart('Front brake hose 415 mm') },
    { name: 'verdict-universal', whole: true, show: opensPart('Brake fluid DOT 4, 500 ml') },
    {
      name: 'buy-bar-with-verdict',
      below: 768,
      async show(scene) {
        await opensPart(wrongDisc)(scene);
        await scrollsTo(scene, 'Specifications');
        await scene.page.locator('[data-buy-bar]').waitFor();
      },
    },
    {
      name: 'order-anyway-dialog',
      committed: true,
      async show(scene) {
        await opensPart(wrongDisc)(scene);
        await scene.page.getByRole('link', { name: 'Order Now', exact: true }).first().click();
        await scene.page.getByRole('alertdialog').waitFor();
      },
    },
  ],
};

export const carsWithAQuestion: Walk = {
  title: 'A car that is known in part, or not at all',
  as: 'visitor',
  states: [
    {
      name: 'verdict-which-engine',
      show: opensPart(disc, 'year=2016&make=Honda&model=Civic', 'Which engine?'),
    },
    {
      name: 'verdict-unknown-car',
      show: opensPart(disc, 'year=2016&make=Honda&model=Civvic', 'The shop does not know this car.'),
    },
  ],
};

export const belowTheLabel: Walk = {
  title: 'Below the label of a part',
  as: 'visitor',
  cars: [CIVIC],
  states: [
    {
      name: 'fits-these-cars',
      async show(scene) {
        await opensPart(disc)(scene);
        await scrollsTo(scene, 'Fits these cars');
      },
    },
    {
      name: 'fits-these-cars-searched',
      async show(scene) {
        await opensPart(disc, `${CIVIC}&cars=golf`)(scene);
        await scrollsTo(scene, 'Fits these cars');
      },
    },
    {
      name: 'fits-these-cars-none-found',
      async show(scene) {
        await opensPart(disc, `${CIVIC}&cars=lada`)(scene);
        await scrollsTo(scene, 'Fits these cars');
      },
    },
    {
      name: 'reviews-and-did-it-fit',
      async show(scene) {
        await opensPart('Front brake disc 288 mm, coated hub')(scene);
        await scrollsTo(scene, 'Reviews of this part');
        await scene.shopper.sees(/said yes$/);
      },
    },
    {
      name: 'second-picture',
      async show(scene) {
        await opensPart(disc)(scene);
        await scene.page.getByRole('button', { name: 'Picture 2 of 2' }).click();
      },
    },
    {
      name: 'zoom',
      async show({ page }) {
        await page.getByRole('button', { name: /^Zoom picture/ }).click();
        await page.getByRole('dialog').getByRole('img').waitFor();
      },
    },
    {
      name: 'zoom-larger',
      async show({ page }) {
        await page.getByRole('button', { name: 'Larger' }).click();
        await page.getByRole('button', { name: 'Larger' }).click();
      },
    },
  ],
};
