/** One kind of part: what the parts of it have in common. */
interface PartKind {
  readonly category: string;
  /** `#` stands for a measure between `low` and `high`. */
  readonly name: string;
  readonly low: number;
  readonly high: number;
  /** Approximate price in minor units. */
  readonly price: number;
  readonly orderQuantity: number;
  /** Picture of the shop's own, without size and type. */
  readonly picture: string;
}

const kind = (
  category: string,
  name: string,
  [low, high]: readonly [number, number],
  price: number,
  orderQuantity: number,
  picture: string,
): PartKind => ({ category, name, low, high, price, orderQuantity, picture });

/** Every category, in shares about those of a real catalogue. */
export const PART_KINDS: readonly PartKind[] = [
  kind('BRAKES', 'Front brake disc # mm, vented', [236, 390], 5400, 2, 'brake-disc-vented-front'),
  kind('BRAKES', 'Rear brake disc # mm, coated', [226, 370], 4300, 2, 'brake-disc-vented-front'),
  kind('BRAKES', 'Sport brake disc # mm, slotted', [280, 410], 12800, 2, 'brake-disc-drilled-slotted'),
  kind('BRAKES', 'Front brake pad set, ceramic, # mm', [105, 190], 4850, 1, 'brake-pad-set'),
  kind('BRAKES', 'Rear brake pad set, low dust, # mm', [87, 142], 3690, 1, 'brake-pad-set'),
  kind('BRAKES', 'Brake caliper, piston # mm', [34, 64], 17900, 1, 'brake-caliper-red'),
  kind('BRAKES', 'Brake hose # mm', [180, 640], 1620, 1, 'brake-hose'),
  kind('FILTERS', 'Oil filter, spin-on # mm', [54, 120], 940, 2, 'oil-filter-spin-on'),
  kind('FILTERS', 'Oil filter insert # mm', [52, 130], 1390, 2, 'oil-filter-cartridge'),
  kind('FILTERS', 'Engine air filter, panel # mm', [180, 360], 1590, 1, 'air-filter-panel'),
  kind('FILTERS', 'Engine air filter, round # mm', [140, 320], 1920, 1, 'air-filter-round'),
  kind('FILTERS', 'Cabin filter, charcoal, # mm', [180, 420], 1820, 1, 'cabin-filter'),
  kind('FILTERS', 'Fuel filter, in-line, # mm', [6, 14], 1260, 1, 'fuel-filter'),
  kind('IGNITION', 'Spark plug, iridium, # mm thread', [10, 19], 1195, 4, 'spark-plug'),
  kind('IGNITION', 'Ignition coil, # mm', [90, 240], 3850, 1, 'ignition-coil'),
  kind('IGNITION', 'Starter battery 12 V # Ah', [44, 110], 12900, 1, 'car-battery'),
  kind('IGNITION', 'Alternator 14 V # A', [65, 220], 21400, 1, 'alternator'),
  kind('IGNITION', 'Lambda sensor, # mm lead', [220, 980], 5480, 1, 'lambda-sensor'),
  kind('SUSPENSION', 'Rear shock absorber, gas, # mm', [280, 620], 5250, 2, 'shock-absorber'),
  kind('SUSPENSION', 'Front strut assembly # mm', [310, 660], 13600, 1, 'suspension-strut'),
  kind('SUSPENSION', 'Lower control arm # mm', [240, 480], 8790, 1, 'control-arm'),
  kind('SUSPENSION', 'Wheel hub with bearing 5 x #', [98, 139], 9450, 1, 'wheel-hub-bearing'),
  kind('SUSPENSION', 'CV axle # mm', [420, 990], 14900, 1, 'cv-axle'),
  kind('SUSPENSION', 'Stabilizer link # mm', [90, 420], 1890, 2, 'stabiliser-link'),
  kind('LIGHTING', 'LED bulb H7, #00 K, pair', [40, 65], 6400, 1, 'bulb-led-h7'),
  kind('LIGHTING', 'Headlight # W', [35, 65], 18700, 1, 'headlamp-left'),
  kind('LIGHTING', 'Tail lamp # mm', [180, 520], 7990, 1, 'tail-lamp-right'),
  kind('ENGINE', 'Piston with rings # mm', [68, 108], 11800, 4, 'piston-with-rod'),
  kind('ENGINE', 'Timing belt kit, # teeth', [91, 211], 12400, 1, 'timing-belt-kit'),
  kind('ENGINE', 'Turbocharger # kW', [55, 210], 46900, 1, 'turbocharger'),
  kind('ENGINE', 'Water pump with seal # mm', [48, 96], 4780, 1, 'water-pump'),
  kind('ENGINE', 'Engine radiator # mm', [380, 780], 11200, 1, 'radiator'),
  kind('ENGINE', 'Coolant thermostat # °C', [76, 95], 1540, 1, 'thermostat'),
  kind('ENGINE', 'Clutch disc # mm', [180, 270], 6850, 1, 'clutch-disc'),
  kind('WHEELS', 'Alloy wheel # inch, silver', [14, 21], 14900, 1, 'alloy-wheel-five-spoke-silver'),
  kind('WHEELS', 'All-season tire #/55', [155, 275], 8790, 2, 'tyre-all-season'),
  kind('WHEELS', 'Lug nut set M#', [10, 16], 2890, 1, 'lug-nut-set'),
  kind('ACCESSORIES', 'Wiper blades # mm', [340, 700], 2450, 1, 'wiper-blade-set'),
  kind('ACCESSORIES', 'Rubber floor mats # mm', [480, 760], 3490, 1, 'floor-mats-rubber'),
  kind('ACCESSORIES', 'Motor oil 5W-30, # l', [1, 60], 4290, 1, 'motor-oil-5w30'),
];

/** The makers, and how their numbers begin. */
export const BRANDS: readonly (readonly [name: string, prefix: string])[] = [
  ['Axle', 'AX '],
  ['Norrland', 'N '],
  ['Halden', 'HD-'],
  ['Tarn', 'T-'],
  ['Veyra', 'VY '],
  ['Ostra', 'OS '],
  ['Torrane', 'TRN '],
  ['Lysvik', 'LY-'],
  ['Kolvik', 'K'],
  ['Sundby', 'SB '],
  ['Renwick', 'RW-'],
  ['Steelhart', 'ST '],
  ['Otoshi', 'OT'],
  ['Bremex', 'BX-'],
  ['Lumo', 'LM '],
  ['Alpina Parts', 'AP-'],
];

/** What distinguishes two parts of a kind and measure. */
export const VARIANTS: readonly string[] = [
  '',
  ', left',
  ', right',
  ', reinforced',
  ', for vans',
  ', long life',
  ', with fittings',
  ', remanufactured',
];
