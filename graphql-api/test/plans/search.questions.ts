import { type Question, query } from './question.js';

const PART = 'id name brand category image price';
const UNDERSTOOD = `search { understoodAs didYouMean category cars { model } exactPart { id } matches { reason }
  words { parts } nearest { part { id } reason } }`;

/** Searches, and the texts that users type for them. */
const TYPED: Record<string, string> = {
  'a unit together': '312mm',
  'a unit apart': 'brake disc 312 mm',
  'letters and digits of many': '5w30',
  'two signs': 'h7',
  'a size': '205/55r16',
  'a thread': 'm14x1.25',
  'another name of many': 'brake rotors',
  'a plural of many': 'brake pads',
  'a short word': 'oil',
  'a category': 'brakes',
  'a category and a word': 'oil filters',
  'a misspelt word of many': 'brkae disc',
  'a misspelt word of few': 'turbochrager',
  'words together': 'brakedisc',
  'a number of others': 'OE 0',
  'the beginning of many numbers': 'AX 1',
  'a car and words': '2016 make 7 model 7 brake disc',
  'a car': '2016 make 7 model 7',
  'a make': 'make 7',
  'a VIN': '1HGCM82633A004352',
  'nothing that is known': 'flux capacitor xyzzy',
  'words that are never together': 'turbocharger wiper',
  'signs only': '%%%',
  'six words': 'front brake disc vented left coated',
};

/** Of the hits of a search, the newest thousand are sorted and counted; they are found among ten times as many. */
const FOUND_ROWS = 12_000;

/** Searches of a visitor to a large shop. */
export const searchQuestions: readonly Question[] = Object.entries(TYPED).flatMap(([what, typed]) => {
  const parts = (name: string, wanted: string, args = '') =>
    query(
      'visitor',
      `${name}: ${what}`,
      `{ parts(filter: { search: ${JSON.stringify(typed)} }${args}) { ${wanted} } }`,
      FOUND_ROWS,
    );
  return [
    parts('best matches', `nodes { ${PART} } ${UNDERSTOOD}`, ', sort: BEST_MATCH'),
    parts('by price', `nodes { ${PART} }`, ', sort: PRICE_ASC'),
    parts('counts', 'totalCount totalIsExact facets { categories { count } brands { count } }'),
    query(
      'visitor',
      `suggestions: ${what}`,
      `{ searchSuggestions(text: ${JSON.stringify(typed)}) { order rest exactPart { id } cars { model }
        numbers { number part { ${PART} } } parts { ${PART} } categories { count } } }`,
      FOUND_ROWS,
    ),
  ];
});
