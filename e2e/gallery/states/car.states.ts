import { carPicker, CIVIC } from '../../support/civic.js';
import { opens, type Scene, type Walk } from './state.js';

const picker = ({ page }: Scene) => carPicker(page);
const option = (scene: Scene, name: string) => picker(scene).getByRole('option', { name, exact: true });

async function opensPicker(scene: Scene): Promise<void> {
  await opens(scene, '/blogs');
  await scene.page.getByRole('button', { name: /^(Choose your car|Your car:)/ }).click();
  await picker(scene)
    .getByRole('combobox', { name: /^Year \(/ })
    .waitFor();
}

async function takes(scene: Scene, answer: string, next: RegExp): Promise<void> {
  await option(scene, answer).click();
  await picker(scene).getByRole('combobox', { name: next }).waitFor();
}

async function reads({ shopper, page }: Scene, vin: string, answer: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox', { name: 'VIN' }).fill(vin);
  await shopper.presses('Read');
  await shopper.sees(answer);
}

/** The picker in the header, step by step, and the ways around the steps. */
export const choosingACar: Walk = {
  title: 'Choosing a car',
  as: 'visitor',
  states: [
    { name: 'car-picker-year', show: opensPicker },
    { name: 'car-picker-make', show: (scene) => takes(scene, '2016', /^Make \(/) },
    { name: 'car-picker-model', committed: true, show: (scene) => takes(scene, 'Honda', /^Model \(/) },
    {
      name: 'car-picker-unknown-model',
      async show(scene) {
        await picker(scene).getByRole('combobox').fill('Civik');
        await scene.shopper.sees('Nothing here is called “Civik”.');
      },
    },
    {
      name: 'car-picker-engine',
      async show(scene) {
        await picker(scene).getByRole('combobox').fill('');
        await takes(scene, 'Civic', /^Engine \(/);
      },
    },
    {
      name: 'vin-too-short',
      async show(scene) {
        await opensPicker(scene);
        await reads(scene, '1FTBF25', '7 characters so far, a VIN has 17.');
      },
    },
    {
      name: 'vin-candidates',
      show: (scene) => reads(scene, '1FTBF25G4TEA12345', 'The check digit is right.'),
    },
    {
      name: 'vin-wrong-check-digit',
      async show(scene) {
        await reads(scene, '1FTBF25G5TEA12345', /^The check digit does not agree/);
        await scene.page.getByRole('radio').first().check();
      },
    },
    {
      name: 'vin-of-no-car',
      show: (scene) => reads(scene, 'XXXCM82633A004352', 'No car in our list matches.'),
    },
  ],
};

export const carWithoutScript: Walk = {
  title: 'The page without script',
  as: 'visitor',
  states: [
    {
      name: 'car-page-model',
      whole: true,
      async show(scene) {
        await opens(scene, '/car?year=2016&make=Honda');
        await scene.page.getByLabel('Model').waitFor();
      },
    },
    {
      name: 'car-page-engine',
      whole: true,
      async show(scene) {
        await opens(scene, '/car?year=2016&make=Honda&model=Civic');
        await scene.page.getByLabel('Engine').waitFor();
      },
    },
  ],
};

const golf = 'year=2015&make=Volkswagen&model=Golf';
const truck = 'year=2013&make=Ford&model=F-150&engine=3.5-6-GASOLINE';

export const garage: Walk = {
  title: 'The garage',
  as: 'visitor',
  cars: [`${CIVIC}&answer=rear-brakes:rear+discs`, truck, golf],
  states: [
    { name: 'car-chosen', show: (scene) => opens(scene, '/blogs') },
    { name: 'garage', show: opensPicker },
    {
      name: 'garage-merged',
      async show(scene) {
        await scene.setting.emptyGarage();
        const message = scene.page.getByText('3 cars added to your garage.');
        // It stays for as long as somebody points at it; on a slow machine it would be gone before the page is there.
        await Promise.all([scene.shopper.comesIn('customer@example.com'), message.hover()]);
      },
    },
  ],
};

const years = [2007, 2008, 2009, 2010, 2011, 2012, 2013, 2014, 2015, 2016];

export const fullGarage: Walk = {
  title: 'A full garage',
  as: 'visitor',
  cars: years.map((year) => `year=${year}&make=Honda&model=Accord`),
  states: [
    { name: 'garage-of-ten', show: opensPicker },
    {
      name: 'garage-full',
      async show(scene) {
        await takes(scene, '2016', /^Make \(/);
        await takes(scene, 'Honda', /^Model \(/);
        await takes(scene, 'Civic', /^Engine \(/);
        await option(scene, 'I don’t know').click();
        await scene.shopper.sees(/^Your garage is full: it holds 10 cars/);
      },
    },
  ],
};

export const question: Walk = {
  title: 'The question',
  as: 'visitor',
  cars: [CIVIC],
  states: [
    {
      name: 'question',
      async show(scene) {
        await opens(scene, `/catalogue?category=brakes&${CIVIC}`);
        await scene.page.getByRole('button', { name: 'Rear disc or drum?' }).first().click();
        await scene.page.getByRole('dialog').getByRole('radio').first().check();
      },
    },
    {
      name: 'question-without-pictures',
      async show(scene) {
        await opens(scene, `/catalogue?q=lug+nut&${CIVIC}`);
        await scene.page
          .getByRole('button', { name: /\?$/ })
          .and(scene.page.locator('[data-verdict] button'))
          .first()
          .click();
        await scene.page.getByRole('dialog').getByRole('radio').first().waitFor();
      },
    },
  ],
};
