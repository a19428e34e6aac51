import { enumOf } from '../../../shared/enum-of.js';

export const Category = enumOf('Category', "A part's category.", {
  ACCESSORIES: 'Wipers, mirrors and other accessories.',
  BRAKES: 'Pads, discs, calipers and their parts.',
  ENGINE: 'Parts of the engine, exhaust and clutch.',
  FILTERS: 'Oil, air, cabin and fuel filters.',
  IGNITION: 'Plugs, coils and leads.',
  LIGHTING: 'Headlights, tail lamps and bulbs.',
  SUSPENSION: 'Springs, dampers and arms.',
  WHEELS: 'Wheels and what holds them.',
});
export type Category = keyof typeof Category;
