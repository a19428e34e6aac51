import { CIVIC } from '../../support/civic.js';
import { opens, reads, type Scene, type Walk } from './state.js';

const types = (text: string, line: RegExp, press?: string) => async (scene: Scene) => {
  const { page } = scene;
  await opens(scene, '/blogs');
  await page.getByLabel('Search parts').fill(text);
  await page.getByRole('option', { name: line }).first().waitFor();
  if (press) await page.keyboard.press(press);
};

export const suggestions: Walk = {
  title: 'Suggestions',
  as: 'visitor',
  states: [
    { name: 'suggestions-categories', show: types('brake', /^Brakes/) },
    { name: 'suggestions-numbers', show: types('ax2048', /Replaces AX 2048 114-H/) },
    {
      name: 'suggestions-cars',
      show: types('2016 civic front pads', /^Set 2016 Honda Civic/, 'ArrowDown'),
    },
    { name: 'suggestions-vin', show: types('1FTBF25G4TEA12345', /Ford/) },
    { name: 'suggestions-did-you-mean', show: types('brkae disc', /brake disc/i) },
  ],
};

export const searchesForACar: Walk = {
  title: 'Searching with a car',
  as: 'visitor',
  cars: [CIVIC],
  states: [
    {
      name: 'suggestions-parts',
      show: types('brake d', /^Front brake/, 'ArrowDown'),
    },
    {
      name: 'search-did-you-mean',
      whole: true,
      show: reads(`/catalogue?q=brkae+disc&${CIVIC}&fit=all`, /^No parts for “brkae disc”/),
    },
    {
      name: 'question-form-with-car',
      whole: true,
      show: reads(`/catalogue?q=flux+capacitor&${CIVIC}`, /^We answer by e-mail/),
    },
  ],
};

export const searchResults: Walk = {
  title: 'What a search says',
  as: 'visitor',
  states: [
    { name: 'search-why-number', show: reads('/catalogue?q=ax2048-114h', /Replaces AX 2048/) },
    { name: 'search-why-fact', show: reads('/catalogue?q=dot4', /DOT 4/) },
    { name: 'search-category', show: reads('/catalogue?q=brakes', /^These are all parts in Brakes/) },
    {
      name: 'search-car',
      show: reads('/catalogue?q=2016+civic+front+pads', /is a car: 2016 Honda Civic/),
    },
    {
      name: 'search-nothing-found',
      whole: true,
      show: reads('/catalogue?q=golf+7+turbo+hose', 'Send the question'),
    },
    {
      name: 'question-form-refused',
      async show({ shopper, page }) {
        await shopper.presses('Send the question');
        await shopper.seesProblem('Email', /./);
        await page.getByRole('heading', { name: 'Ask the counter' }).evaluate((heading) => {
          heading.scrollIntoView();
        });
      },
    },
    {
      name: 'question-sent',
      async show({ shopper }) {
        await shopper.types('Email', 'rin@example.com');
        await shopper.presses('Send the question');
        await shopper.sees('Your question is sent. We answer by e-mail.');
      },
    },
  ],
};
