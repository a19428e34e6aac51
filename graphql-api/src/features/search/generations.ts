/** What people call the generations of some cars, and which models and years of the list of cars that is. */
export interface Generation {
  readonly names: readonly string[];
  readonly make: string;
  readonly models: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** Names of the VW way: "golf 7", "golf mk7", "mk7 golf", "golf vii". */
const mark = (model: string, number: number, roman: string) => [
  `${model} ${number}`,
  `${model} mk${number}`,
  `${model} mk ${number}`,
  `mk${number} ${model}`,
  `${model} ${roman}`,
];

const generation = (
  make: string,
  model: string | readonly string[],
  years: readonly [number, number],
  names: readonly string[],
): Generation => ({ names, make, models: [model].flat(), from: years[0], to: years[1] });

export const GENERATIONS: readonly Generation[] = [
  generation('Volkswagen', 'Golf', [1999, 2006], mark('golf', 4, 'iv')),
  generation('Volkswagen', 'Golf', [2010, 2014], mark('golf', 6, 'vi')),
  generation('Volkswagen', 'Golf', [2015, 2021], mark('golf', 7, 'vii')),
  generation('Volkswagen', 'Golf GTI', [2022, 2026], [...mark('golf', 8, 'viii'), ...mark('gti', 8, 'viii')]),
  generation('Volkswagen', 'Jetta', [2011, 2018], mark('jetta', 6, 'vi')),
  generation('Volkswagen', 'Passat', [2012, 2022], mark('passat', 7, 'vii')),
  generation('Volkswagen', 'Passat', [1998, 2005], ['passat b5', 'vw passat b5', 'volkswagen passat b5']),
  generation('Volkswagen', 'Passat', [2006, 2010], ['passat b6', 'vw passat b6', 'volkswagen passat b6']),
  generation('Volkswagen', 'Passat', [2011, 2014], ['passat b7', 'vw passat b7', 'volkswagen passat b7']),
  generation('Volkswagen', 'Passat', [2015, 2022], ['passat b8', 'vw passat b8', 'volkswagen passat b8']),
  generation(
    'BMW',
    ['318i', '320i', '323i', '325i', '328i', '330i', '335i', '340i'],
    [1996, 2026],
    ['3 series', '3-series', 'bmw 3 series', '3er', 'bmw 3er'],
  ),
  generation(
    'BMW',
    ['525i', '528i', '530i', '535i', '540i', '545i', '550i'],
    [1996, 2026],
    ['5 series', '5-series', 'bmw 5 series', '5er', 'bmw 5er'],
  ),
  generation('BMW', ['323i', '325i', '328i', '330i'], [1999, 2006], ['e46', 'bmw e46', '3 series e46']),
  generation('BMW', ['325i', '328i', '330i', '335i'], [2006, 2013], ['e90', 'bmw e90', '3 series e90']),
  generation(
    'BMW',
    ['320i', '328i', '330i', '335i', '340i'],
    [2012, 2018],
    ['f30', 'bmw f30', '3 series f30'],
  ),
  generation('BMW', ['330i'], [2019, 2026], ['g20', 'bmw g20', '3 series g20']),
  generation('Audi', 'A4', [2009, 2016], ['a4 b8', 'audi b8', 'audi a4 b8']),
  generation('Audi', 'A4', [2017, 2026], ['a4 b9', 'audi b9', 'audi a4 b9']),
  generation('Audi', 'A3', [2015, 2020], ['a3 8v', 'audi 8v', 'audi a3 8v']),
  generation('Mercedes-Benz', 'C-Class', [2008, 2014], ['w204', 'mercedes w204', 'c class w204']),
  generation('Mercedes-Benz', 'C-Class', [2015, 2021], ['w205', 'mercedes w205', 'c class w205']),
  generation('Mercedes-Benz', 'E-Class', [2010, 2016], ['w212', 'mercedes w212', 'e class w212']),
  generation('Honda', 'Civic', [2006, 2011], ['civic 8', 'civic mk8', '8th gen civic']),
  generation('Honda', 'Civic', [2012, 2015], ['civic 9', 'civic mk9', '9th gen civic']),
  generation('Honda', 'Civic', [2016, 2021], ['civic 10', 'civic mk10', '10th gen civic']),
  generation('Honda', 'Civic', [2022, 2026], ['civic 11', 'civic mk11', '11th gen civic']),
  generation('Ford', 'Focus', [2012, 2018], ['focus 3', 'focus mk3', 'mk3 focus', 'focus iii']),
];

/** Short names of makes. */
export const MAKE_NAMES: Readonly<Record<string, string>> = {
  vw: 'Volkswagen',
  chevy: 'Chevrolet',
  merc: 'Mercedes-Benz',
  mercedes: 'Mercedes-Benz',
  benz: 'Mercedes-Benz',
  beemer: 'BMW',
  beamer: 'BMW',
  bimmer: 'BMW',
  chev: 'Chevrolet',
  chevvy: 'Chevrolet',
  caddy: 'Cadillac',
  infinity: 'Infiniti',
  mitsu: 'Mitsubishi',
  subie: 'Subaru',
  vdub: 'Volkswagen',
};

/** Short names of models, as they are typed: letters and digits alone. */
const MODEL_NAMES: Readonly<Record<string, string>> = {
  miata: 'MX-5',
  mx5miata: 'MX-5',
  stang: 'Mustang',
  vette: 'Corvette',
  s10: 'S-10 Pickup',
  landcruiser: 'Land Cruiser',
  evo: 'Lancer Evolution',
};

/** "c300", "cla 250": what a Mercedes has on its lid is its class and its engine. */
const CLASS = /^(a|b|c|e|s|cl|cla|clk|cls|g|gl|gla|glb|glc|gle|glk|gls|ml|sl|slc|slk|r)\d{3}[a-z]?$/;

/** The model of a make, if one is named, that a name without its signs is short for. */
export function modelNamed(key: string, make?: string): string | undefined {
  if (make === 'BMW' && /^\d{3}$/.test(key)) return `${key}i`;
  const [, letters] = make === 'Mercedes-Benz' ? (CLASS.exec(key) ?? []) : [];
  return MODEL_NAMES[key] ?? (letters && `${letters}-Class`);
}
