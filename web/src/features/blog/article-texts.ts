import type { ComponentType } from 'react';
import { BatteryInWinter } from './texts/battery-in-winter';
import { BrakeCheck } from './texts/brake-check';
import { ChoosingOilFilter } from './texts/choosing-oil-filter';
import { FittingSparkPlugs } from './texts/fitting-spark-plugs';
import { ReadingPartNumbers } from './texts/reading-part-numbers';
import { TyreAndWheelCare } from './texts/tyre-and-wheel-care';

/** The text of each article, by its slug. */
export const articleTexts: Partial<Record<string, ComponentType>> = {
  'battery-in-winter': BatteryInWinter,
  'brake-check': BrakeCheck,
  'choosing-oil-filter': ChoosingOilFilter,
  'fitting-spark-plugs': FittingSparkPlugs,
  'reading-part-numbers': ReadingPartNumbers,
  'tyre-and-wheel-care': TyreAndWheelCare,
};
