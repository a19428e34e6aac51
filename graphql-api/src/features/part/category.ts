import { registerEnumType } from 'type-graphql';

export enum Category {
  ACCESSORIES = 'ACCESSORIES',
  BRAKES = 'BRAKES',
  ENGINE = 'ENGINE',
  FILTERS = 'FILTERS',
  IGNITION = 'IGNITION',
  LIGHTING = 'LIGHTING',
  SUSPENSION = 'SUSPENSION',
  WHEELS = 'WHEELS',
}

registerEnumType(Category, {
  name: 'Category',
  description: "A part's category.",
  valuesConfig: {
    ACCESSORIES: { description: 'Wipers, mirrors and other accessories.' },
    BRAKES: { description: 'Pads, discs, calipers and their parts.' },
    ENGINE: { description: 'Parts of the engine, exhaust and clutch.' },
    FILTERS: { description: 'Oil, air, cabin and fuel filters.' },
    IGNITION: { description: 'Plugs, coils and leads.' },
    LIGHTING: { description: 'Headlamps, rear lamps and bulbs.' },
    SUSPENSION: { description: 'Springs, dampers and arms.' },
    WHEELS: { description: 'Wheels and what holds them.' },
  },
});
