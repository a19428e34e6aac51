import { CIVIC } from '../../support/civic.js';
import { opens, reads, type Scene, type Walk } from './state.js';

const brakes = `/catalogue?category=brakes&${CIVIC}`;

const lists = (address: string) => async (scene: Scene) => {
  await opens(scene, address);
  await scene.page.locator('main [data-verdict]').first().waitFor();
};

export const catalogueForACar: Walk = {
  title: 'The catalogue for a car',
  as: 'visitor',
  cars: [CIVIC],
  states: [
    { name: 'catalogue-fits-only', whole: true, show: lists(`${brakes}&fit=only`) },
    { name: 'catalogue-fits-and-maybe', whole: true, show: lists(brakes) },
    { name: 'catalogue-all-rows', whole: true, show: lists(`${brakes}&fit=all`) },
    { name: 'catalogue-all-cards', whole: true, show: lists(`${brakes}&fit=all&view=grid`) },
    { name: 'catalogue-universal', show: lists(`/catalogue?category=accessories&${CIVIC}`) },
    {
      name: 'catalogue-answered',
      show: lists(`${brakes}&answer=rear-brakes:rear+discs`),
    },
    {
      name: 'catalogue-nothing-fits',
      show: reads(`/catalogue?q=headlamp&${CIVIC}&fit=only`, /listed for your 2016 Honda Civic/),
    },
    {
      name: 'catalogue-other-car',
      show: reads(
        '/catalogue?category=brakes&year=2015&make=Volkswagen&model=Golf',
        /^This list is for a 2015 Volkswagen Golf/,
      ),
    },
    {
      name: 'catalogue-unknown-car',
      show: reads('/catalogue?year=2016&make=Honda&model=Civvic', /^Our list of cars has no/),
    },
  ],
};
