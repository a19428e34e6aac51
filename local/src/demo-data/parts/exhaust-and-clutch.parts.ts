import type { StockedPart } from './stocked-part.types.js';

/** Sold under Engine and cooling. */
export const exhaustAndClutch: StockedPart[] = [
  {
    key: 'rear-silencer-twin-tips',
    name: 'Rear silencer, stainless, twin tips',
    brand: 'Sundby',
    partNumber: 'SB 9021-A',
    priceMinor: 19800,
    orderQuantity: 1,
    initialQuantity: 21,
    createdHoursAgo: 1990,
    picture: 'exhaust-muffler',
    description:
      'Oval stainless body, 55 mm inlet with flange, two polished tips of 76 mm. Hang it on new rubbers.',
  },
  {
    key: 'exhaust-tip-twin-90',
    name: 'Exhaust tip, twin outlet 90 mm',
    brand: 'Sundby',
    partNumber: 'SB 9090-T',
    priceMinor: 5400,
    orderQuantity: 1,
    initialQuantity: 31,
    createdHoursAgo: 1087,
    picture: 'exhaust-tips-chrome',
    description: 'Chromed steel, two outlets of 90 mm, for pipes of 48 to 60 mm. Clamped, not welded.',
  },
  {
    key: 'catalytic-converter-400',
    name: 'Catalytic converter, 400 cells',
    brand: 'Sundby',
    partNumber: 'SB 9300-K',
    priceMinor: 32500,
    orderQuantity: 1,
    initialQuantity: 9,
    createdHoursAgo: 1986,
    picture: 'catalytic-converter',
    description:
      'Ceramic core with 400 cells per square inch, heat shield, M18 sensor boss, two-bolt flanges. 412 mm between the flanges.',
  },
  {
    key: 'clutch-disc-228',
    name: 'Clutch disc 228 mm, 23 splines',
    brand: 'Tarn',
    partNumber: 'T-540 228',
    priceMinor: 6850,
    orderQuantity: 1,
    initialQuantity: 37,
    createdHoursAgo: 2246,
    picture: 'clutch-disc',
    description:
      'Organic lining, 228 x 155 mm, six torsion springs, 23-spline hub. The side marked FLYWHEEL faces the flywheel.',
  },
];
