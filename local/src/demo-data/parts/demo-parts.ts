import type { Category, DemoPart } from '../demo-data.types.js';
import { accessories } from './accessories.parts.js';
import { brakes } from './brakes.parts.js';
import { engine } from './engine.parts.js';
import { exhaustAndClutch } from './exhaust-and-clutch.parts.js';
import { filters } from './filters.parts.js';
import { ignition } from './ignition.parts.js';
import { lighting } from './lighting.parts.js';
import type { StockedPart } from './stocked-part.types.js';
import { suspension } from './suspension.parts.js';
import { wheels } from './wheels.parts.js';

const stock: Record<Category, StockedPart[]> = {
  BRAKES: brakes,
  FILTERS: filters,
  IGNITION: ignition,
  SUSPENSION: suspension,
  LIGHTING: lighting,
  ENGINE: [...engine, ...exhaustAndClutch],
  WHEELS: wheels,
  ACCESSORIES: accessories,
};

/** The whole demo catalogue, category by category; the order says nothing about age. */
export const demoParts: DemoPart[] = (Object.keys(stock) as Category[]).flatMap((category) =>
  stock[category].map(({ picture, ...part }) => ({
    ...part,
    category,
    image: `/pictures/parts/${picture}-900.webp`,
    createdBy: 'admin@example.com',
  })),
);
