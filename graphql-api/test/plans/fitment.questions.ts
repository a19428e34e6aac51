import { CAR, JOB } from './large-fitment.js';
import { query, type Question } from './question.js';

const car = `{ year: 2016, make: "${CAR.make}", model: "${CAR.model}", engine: { litres: 2.0 } }`;
const answers = '[{ question: "brakes", answer: "drums" }]';
const SCOPES = ['FITS', 'FITS_OR_MAYBE', 'ALL'];
const SORTS = ['BEST_FIT', 'NEWEST', 'PRICE_ASC', 'NAME_DESC'];
const NARROWED: Record<string, string> = {
  'all of them': '',
  'what is in stock': ', inStock: true',
  'a category': ', categories: [BRAKES]',
  'two brands': ', brands: ["Brand 7", "Brand 11"]',
};

const parts = (name: string, filter: string, wanted: string, args = '') =>
  query('visitor', name, `{ parts(filter: { ${filter} } ${args}) { ${wanted} } }`);
const vehicle = (show: string) => `vehicle: { car: ${car}, answers: ${answers}, show: ${show} }`;

/** Queries of a visitor to a large shop who chose a car. */
export const fitmentQuestions: readonly Question[] = [
  ...SCOPES.flatMap((show) =>
    Object.entries(NARROWED).flatMap(([what, more]) => [
      ...SORTS.map((sort) =>
        parts(`${show}, ${what}, ${sort}`, vehicle(show) + more, 'nodes { id name }', `sort: ${sort}`),
      ),
      parts(
        `how many there are: ${show}, ${what}`,
        vehicle(show) + more,
        'totalCount facets { categories { count } brands { count } }',
      ),
    ]),
  ),
  parts('how many have which verdict', vehicle('FITS'), 'fitCounts { fits fitsIf unknown all }'),
  parts('what to ask first', vehicle('ALL').replace(answers, '[]'), 'fitCounts { openQuestion { parts } }'),
  parts(
    'the best fit of a search',
    `${vehicle('ALL')}, search: "part 12"`,
    'nodes { id name }',
    'sort: BEST_FIT',
  ),
  parts('a page of the best fit', vehicle('ALL'), 'nodes { id name }', 'sort: BEST_FIT, page: 100'),
  query(
    'visitor',
    'the verdicts of a page, with all that is known of its parts',
    `{ parts { nodes { fitment(vehicle: ${car}, answers: ${answers}) { verdict reason } numbers { number }
      specifications { name } fitments(first: 20) { totalCount nodes { id } } } } }`,
  ),
  ...[car, car.replace('Model 1', 'Model 990').replace('Make 1', 'Make 25'), car.replace('2016', '1996')].map(
    (vehicle) =>
      query(
        'visitor',
        `a job with twenty slots for ${vehicle}`,
        `{ job(key: "${JOB}", vehicle: ${vehicle}, answers: ${answers}) { fit { filled }
          slots { state choice { part { name } fitment { reason } } alternatives { part { name } fitment { verdict } } } } }`,
        // In the first year there is, some 2,500 rows of the twenty types are skipped, of 12,000 of the model.
        3500,
      ),
  ),
  query(
    'visitor',
    'the steps to a car',
    `{ vehicles(year: 2016, make: "${CAR.make}", model: "${CAR.model}") { years makes models { name } engines { litres } } }`,
  ),
];
