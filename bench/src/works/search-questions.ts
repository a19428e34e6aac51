const PART = 'id name brand category image price orderQuantity availableQuantity';
const carOf = (model: string) => `{ year: 2016, make: "Make 1", model: "${model}", engine: { litres: 2.0 } }`;
/** Some four hundred of 50,000 parts fit the one, some four thousand the other. */
const [CAR, POPULAR_CAR] = [carOf('Model 30'), carOf('Model 1')];
const FACETS = 'facets { categories { category count } brands { brand count } }';

const searched = (text: string, wanted: string) =>
  `{ parts(first: 24, sort: BEST_MATCH, filter: { search: "${text}" }) { ${wanted} } }`;
const search = (text: string) => searched(text, `nodes { ${PART} }`);
const forCar = (car: string, wanted: string) =>
  `{ parts(first: 24, filter: { vehicle: { car: ${car}, show: FITS } }) { ${wanted} } }`;
const suggestions = (text: string) =>
  `{ searchSuggestions(text: "${text}") { order rest cars { model year } numbers { kind number part { id name } }
    parts { ${PART} } categories { category count } } }`;

/** What is asked of a shop of many parts, cars and numbers. */
export const searchQuestions: Readonly<Record<string, string>> = {
  'the newest 24 that fit a car': forCar(CAR, `nodes { ${PART} }`),
  'the newest 24 that fit a popular car': forCar(POPULAR_CAR, `nodes { ${PART} }`),
  'counts by category and brand of these': forCar(CAR, `totalCount ${FACETS}`),
  'counts by category and brand, popular car': forCar(POPULAR_CAR, `totalCount ${FACETS}`),
  'how many have which verdict': forCar(CAR, 'fitCounts { fits fitsIf unknown all }'),
  'how many have which verdict, popular car': forCar(POPULAR_CAR, 'fitCounts { fits fitsIf unknown all }'),
  'search: a word of many (brake)': search('brake'),
  'search: a plural (brake pads)': search('brake pads'),
  'search: a unit (312mm)': search('312mm'),
  'search: letters and digits (5w30)': search('5w30'),
  'search: another name (brake rotors)': search('brake rotors'),
  'search: a category (brakes)': search('brakes'),
  'search: a number of others': search('AX 1000'),
  'search: misspelt (brkae disc)': search('brkae disc'),
  'search: a car and words': search('2016 make 1 model 30 brake disc'),
  'search: a car': search('2016 make 1 model 30'),
  'search: nothing (flux capacitor)': search('flux capacitor'),
  'search: how many (brake disc)': searched('brake disc', `totalCount ${FACETS}`),
  'suggestions: brake d': suggestions('brake d'),
  'suggestions: ax2': suggestions('ax2'),
  'suggestions: 2016 make 1 model 30 brake': suggestions('2016 make 1 model 30 brake'),
};
