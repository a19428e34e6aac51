import BatteryInWinter from './texts/battery-in-winter.mdx';
import BrakeCheck from './texts/brake-check.mdx';
import ChoosingOilFilter from './texts/choosing-oil-filter.mdx';
import FittingSparkPlugs from './texts/fitting-spark-plugs.mdx';
import ReadingPartNumbers from './texts/reading-part-numbers.mdx';
import TireAndWheelCare from './texts/tire-and-wheel-care.mdx';

/** The text of each article, by its slug. */
export const articleTexts: Partial<Record<string, typeof BrakeCheck>> = {
  'battery-in-winter': BatteryInWinter,
  'brake-check': BrakeCheck,
  'choosing-oil-filter': ChoosingOilFilter,
  'fitting-spark-plugs': FittingSparkPlugs,
  'reading-part-numbers': ReadingPartNumbers,
  'tire-and-wheel-care': TireAndWheelCare,
};
