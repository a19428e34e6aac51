import { type Meanings, SPANISH } from './spanish-words.js';

/**
 * What people call the same thing. Words are looked for within names, so a stem is enough; a plural, a joined unit and another
 * spelling of the same letters need no line here.
 */

/** Each is just another name of the others. */
const SAME: readonly (readonly string[])[] = [
  ['tyre', 'tire'],
  ['disc', 'disk'],
  ['bonnet', 'hood'],
  ['boot lid', 'trunk lid'],
  ['windscreen', 'windshield'],
  ['silencer', 'muffler'],
  ['headlamp', 'headlight', 'head lamp', 'head light'],
  ['stabiliser', 'stabilizer', 'sway bar', 'anti-roll bar', 'anti roll bar'],
  ['tie-rod end', 'track rod end', 'trackrod end'],
  ['cv axle', 'half shaft', 'halfshaft'],
  ['drive shaft', 'driveshaft'],
  ['alternator', 'dynamo', 'generator'],
  ['wing', 'fender'],
  ['gearbox', 'transmission'],
  ['coil-over', 'coilover'],
  ['aluminium', 'aluminum'],
  ['catalytic', 'catalyst'],
  ['carburettor', 'carburetor'],
  ['grey', 'gray'],
  ['colour', 'color'],
  ['litre', 'liter'],
];

/** What people call a thing that is called otherwise in names, or many things: these find it, and not the other way round. */
const MEANS: Meanings = {
  'brake disc': 'rotor',
  'brake pad': 'disc pad, disk pad, disc brake pad, disk brake pad',
  bulb: 'headlight, head light, head lamp, headlamp, globe',
  turbocharger: 'turbo',
  'lamp, bulb': 'light',
  'tail lamp, rear light': 'taillight, tail light, rear lamp, brake light, stop light',
  'rear light': 'tail lamp',
  'tail lamp': 'rear light',
  lambda: 'oxygen, o2',
  wheel: 'rim',
  'shock absorber': 'damper, shocker',
  'control arm': 'wishbone',
  coolant: 'antifreeze, anti freeze, cooling fluid',
  cabin: 'pollen, air con, aircon, a/c, cabin air',
  'cabin filter': 'pollenfilter, dust filter, micro filter',
  left: 'lh',
  right: 'rh',
  'piston rod': 'conrod, connecting rod',
  battery: 'accumulator',
  'drum kit': 'shoe',
  'ignition coil': 'coil pack, coilpack',
  'tie rod': 'track rod',
  'drive shaft': 'cardan, half shaft, drive axle',
  'exhaust tip': 'tailpipe',
  'timing belt': 'cambelt, cam belt',
  'motor oil': 'engine oil',
  'cv axle': 'cv joint, driveshaft',
  'floor mat': 'carpet, floor liner',
  'wheel hub': 'stub axle',
  wiper: 'windscreen wiper, windshield wiper, window wiper',
  'air filter': 'air cleaner',
  'fuel filter': 'diesel filter',
  silencer: 'exhaust silencer, exhaust muffler, back box',
  'clutch disc': 'clutch plate',
  alloy: 'aluminium, aluminum',
  sensor: 'probe',
  fuel: 'petrol, gasoline, gas',
  remanufactured: 'recon, reconditioned, refurbished, rebuilt',
  'stabiliser link': 'drop link',
};

/** As they are typed here. */
const GERMAN_AND_POLISH: Meanings = {
  'brake disc': 'bremsscheibe',
  'brake pad': 'bremsbelag, bremsbeläge',
  brake: 'bremse, hamulcowe, hamulcowa',
  'brake hose': 'bremsschlauch',
  'oil filter': 'ölfilter, oelfilter',
  'air filter': 'luftfilter',
  'spark plug': 'zündkerze, zuendkerze, świece, świeca',
  battery: 'batterie, akumulator',
  tyre: 'reifen, opona, opony',
  wheel: 'felge',
  wiper: 'wischer',
  'shock absorber': 'stoßdämpfer, amortyzator',
  alternator: 'lichtmaschine',
  clutch: 'kupplung',
  'clutch disc': 'kupplungsscheibe',
  front: 'vorne',
  rear: 'hinten',
  left: 'links',
  right: 'rechts',
  oil: 'olej, oleju',
  filter: 'filtr',
  pad: 'klocki',
  disc: 'tarcza, tarcze',
};

/** The first is short for the second: of what has the first, that comes before the rest. */
const SHORT_FOR: readonly (readonly string[])[] = [
  ['disc', 'brake disc'],
  ['disk', 'brake disc'],
  ['pad', 'brake pad'],
  ['plug', 'spark plug'],
  ['coil', 'ignition coil'],
  ['axle', 'cv axle'],
  ['hub', 'wheel hub'],
  ['starter', 'starter motor'],
  ['disco', 'brake disc'],
  ['pastilla', 'brake pad'],
];

/** Also as it is typed where there is no key for its letters. */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

const others = (groups: readonly (readonly string[])[]) => {
  const known = new Map<string, readonly string[]>();
  for (const [word = '', ...rest] of groups) {
    for (const typed of new Set([word, plain(word)]))
      known.set(typed, [...(known.get(typed) ?? []), ...rest]);
  }
  return known;
};
const same = others(
  SAME.flatMap((group) => group.map((word) => [word, ...group.filter((one) => one !== word)])),
);
const typedFor = (meanings: Meanings) =>
  Object.entries(meanings).flatMap(([meant, typed]) =>
    typed.split(', ').map((word) => [word, ...meant.split(', ')]),
  );
const inThreeLanguages = [...typedFor(MEANS), ...typedFor(GERMAN_AND_POLISH)];
const means = others([...inThreeLanguages, ...typedFor(SPANISH)]);
const short = others(SHORT_FOR);

/** Other names of what a word, or two of them, stands for; nothing for most. */
export const namesakesOf = (words: string): readonly string[] => same.get(words) ?? [];

/** What else a word, or two of them, may stand for in a shop of parts; nothing for most. */
export const meaningsOf = (words: string): readonly string[] => means.get(words) ?? [];

/** The whole names of what a word is short for; nothing for most. */
export const wholeNamesOf = (word: string): readonly string[] => short.get(word) ?? [];

/** Whether a word is one of those above. */
export const isCalledOtherwise = (words: string): boolean => same.has(words) || means.has(words);

/** The single words among those above: what a typing error may be of, though no name has it. */
export const CALLED_OTHERWISE: readonly string[] = [
  ...new Set([...same.keys(), ...others(inThreeLanguages).keys()]),
].filter((word) => /^\p{L}{4,}$/u.test(word));
