import { SPANISH } from './spanish-words.js';

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

/** The first finds the others, and not the other way round. */
const MEANS: readonly (readonly string[])[] = [
  ['rotor', 'brake disc'],
  ['disc pad', 'brake pad'],
  ['disk pad', 'brake pad'],
  ['disc brake pad', 'brake pad'],
  ['disk brake pad', 'brake pad'],
  ['headlight', 'bulb'],
  ['head light', 'bulb'],
  ['head lamp', 'bulb'],
  ['turbo', 'turbocharger'],
  ['headlamp', 'bulb'],
  ['light', 'lamp', 'bulb'],
  ['taillight', 'tail lamp', 'rear light'],
  ['tail light', 'tail lamp', 'rear light'],
  ['tail lamp', 'rear light'],
  ['rear light', 'tail lamp'],
  ['rear lamp', 'tail lamp', 'rear light'],
  ['brake light', 'tail lamp', 'rear light'],
  ['oxygen', 'lambda'],
  ['o2', 'lambda'],
  ['rim', 'wheel'],
  ['damper', 'shock absorber'],
  ['shocker', 'shock absorber'],
  ['wishbone', 'control arm'],
  ['antifreeze', 'coolant'],
  ['pollen', 'cabin'],
  ['pollenfilter', 'cabin filter'],
  ['lh', 'left'],
  ['rh', 'right'],
  ['conrod', 'piston rod'],
  ['connecting rod', 'piston rod'],
  ['globe', 'bulb'],
  ['accumulator', 'battery'],
  ['shoe', 'drum kit'],
  ['coil pack', 'ignition coil'],
  ['coilpack', 'ignition coil'],
  ['track rod', 'tie rod'],
  ['cardan', 'drive shaft'],
  ['tailpipe', 'exhaust tip'],
  ['cambelt', 'timing belt'],
  ['cam belt', 'timing belt'],
  ['engine oil', 'motor oil'],
  ['cv joint', 'cv axle'],
  ['half shaft', 'drive shaft'],
  ['driveshaft', 'cv axle'],
  ['carpet', 'floor mat'],
  ['stub axle', 'wheel hub'],
  ['windscreen wiper', 'wiper'],
  ['windshield wiper', 'wiper'],
  ['air con', 'cabin'],
  ['aircon', 'cabin'],
  ['a/c', 'cabin'],
  ['cabin air', 'cabin'],
  ['air cleaner', 'air filter'],
  ['diesel filter', 'fuel filter'],
  ['exhaust silencer', 'silencer'],
  ['exhaust muffler', 'silencer'],
  ['back box', 'silencer'],
  ['clutch plate', 'clutch disc'],
  ['anti freeze', 'coolant'],
  ['cooling fluid', 'coolant'],
  ['window wiper', 'wiper'],
  ['aluminium', 'alloy'],
  ['aluminum', 'alloy'],
  ['probe', 'sensor'],
  ['petrol', 'fuel'],
  ['gasoline', 'fuel'],
  ['gas', 'fuel'],
  ['recon', 'remanufactured'],
  ['reconditioned', 'remanufactured'],
  ['refurbished', 'remanufactured'],
  ['rebuilt', 'remanufactured'],
  ['drop link', 'stabiliser link'],
  ['drive axle', 'drive shaft'],
  ['stop light', 'tail lamp', 'rear light'],
  ['floor liner', 'floor mat'],
  ['dust filter', 'cabin filter'],
  ['micro filter', 'cabin filter'],
  // German and Polish, as they are typed here.
  ['bremsscheibe', 'brake disc'],
  ['bremsbelag', 'brake pad'],
  ['bremsbeläge', 'brake pad'],
  ['bremse', 'brake'],
  ['bremsschlauch', 'brake hose'],
  ['ölfilter', 'oil filter'],
  ['oelfilter', 'oil filter'],
  ['luftfilter', 'air filter'],
  ['zündkerze', 'spark plug'],
  ['zuendkerze', 'spark plug'],
  ['batterie', 'battery'],
  ['reifen', 'tyre'],
  ['felge', 'wheel'],
  ['wischer', 'wiper'],
  ['stoßdämpfer', 'shock absorber'],
  ['lichtmaschine', 'alternator'],
  ['kupplung', 'clutch'],
  ['kupplungsscheibe', 'clutch disc'],
  ['vorne', 'front'],
  ['hinten', 'rear'],
  ['links', 'left'],
  ['rechts', 'right'],
  ['olej', 'oil'],
  ['oleju', 'oil'],
  ['filtr', 'filter'],
  ['klocki', 'pad'],
  ['hamulcowe', 'brake'],
  ['hamulcowa', 'brake'],
  ['tarcza', 'disc'],
  ['tarcze', 'disc'],
  ['świece', 'spark plug'],
  ['świeca', 'spark plug'],
  ['akumulator', 'battery'],
  ['amortyzator', 'shock absorber'],
  ['opona', 'tyre'],
  ['opony', 'tyre'],
];

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
const means = others([...MEANS, ...SPANISH]);
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
  ...new Set([...same.keys(), ...others(MEANS).keys()]),
].filter((word) => /^\p{L}{4,}$/u.test(word));
