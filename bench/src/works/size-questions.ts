const PART = 'nodes { id name brand category image price orderQuantity availableQuantity }';
const ORDER = 'nodes { id number status product quantity price name email createdAt part { id } }';
const COUNTED = 'totalCount counts { all unpaid pending shipped }';

const JOB_PART = 'units total part { id name image price availableQuantity } fitment { verdict reason }';

const parts = (args: string, what = PART) => `{ parts(${args}) { ${what} } }`;
const orders = (args: string, what = `${ORDER} ${COUNTED}`) => `{ orders(first: 25, ${args}) { ${what} } }`;

const each = (name: string, choices: readonly string[], query: (choice: string) => string) =>
  Object.fromEntries(choices.map((choice) => [`${name} ${choice}`, query(choice)]));

const WORDS = ['brake', 'brake disc left', 'turbocharger 127', 'AX 1234', 'br', 'x', 'carburettor'];
const ORDERED = ['brake', 'lindqvist', 'brake lindqvist', '12345', '594B-B548', 'carburettor', 'br'];

const job = (model: string) =>
  `{ job(key: "front-brakes", vehicle: {year: 2016, make: "Make ${1 + Math.floor(Number(model) / 40)}", model: "Model ${model}"}) {
    fit { filled total } slots { title state choice { ${JOB_PART} } alternatives { ${JOB_PART} } } } }`;

/** One query, or that of the small shop and that of the large one. */
export type SizeQuestion = string | readonly [small: string, large: string];

/** What is asked of shops of different sizes, by what it is called. */
export const sizeQuestions: Readonly<Record<string, SizeQuestion>> = {
  'W1 newest six parts': parts('first: 6, sort: NEWEST'),
  ...each('parts by', ['NAME_ASC', 'NAME_DESC', 'PRICE_ASC', 'PRICE_DESC'], (sort) =>
    parts(`first: 24, sort: ${sort}`),
  ),
  ...each('W3 parts by price, page', ['1', '50', '400'], (page) =>
    parts(`first: 24, sort: PRICE_ASC, page: ${page}`),
  ),
  'parts by price, the deepest page': [
    parts('first: 24, sort: PRICE_ASC, page: 400'),
    parts('first: 24, sort: PRICE_ASC, page: 10000'),
  ],
  'parts of a price range, counted': parts(
    'first: 24, filter: {minPrice: "20.00", maxPrice: "60.00"}',
    `${PART} totalCount totalIsExact facets { categories { count } brands { count } }`,
  ),
  ...each('W4 best match', WORDS, (word) =>
    parts(`first: 24, sort: BEST_MATCH, filter: {search: "${word}"}`),
  ),
  'brake by price, counted': parts(
    'first: 24, sort: PRICE_ASC, filter: {search: "brake"}',
    `${PART} totalCount`,
  ),
  // Of a model that most parts have lines for, and of one that few have.
  ...each('a job for a car of model', ['1', '990'], job),
  'reviews, counted': '{ reviews(first: 24) { totalCount nodes { id name rating review } } }',
  ...each(
    'W6 orders by',
    [
      'NEWEST',
      'OLDEST',
      'PRODUCT_ASC',
      'PRODUCT_DESC',
      'TOTAL_ASC',
      'TOTAL_DESC',
      'STATUS_ASC',
      'STATUS_DESC',
    ],
    (sort) => orders(`sort: ${sort}`),
  ),
  ...each('orders, page', ['2', '50', '380'], (page) => orders(`page: ${page}`)),
  'orders, the deepest page': [orders('page: 380'), orders('page: 10000')],
  'orders by total, the deepest page': [
    orders('sort: TOTAL_ASC, page: 380'),
    orders('sort: TOTAL_ASC, page: 10000'),
  ],
  ...each('orders that are', ['UNPAID', 'PENDING', 'SHIPPED'], (status) =>
    orders(`filter: {status: ${status}}`),
  ),
  ...each('orders found by', ORDERED, (search) => orders(`filter: {search: "${search}"}`)),
  'accounts, counted': '{ users(first: 25) { totalCount nodes { id email } } }',
  'accounts by email': '{ users(first: 25, sort: EMAIL_ASC) { nodes { id email } } }',
  'accounts found by lindqvist':
    '{ users(first: 25, search: "lindqvist") { totalCount nodes { id email } } }',
  'accounts found by .777@': '{ users(first: 25, search: ".777@") { totalCount nodes { id email } } }',
  admins: '{ users(first: 25, role: ADMIN) { totalCount nodes { id email } } }',
  'overview of 90 days':
    '{ overview(days: 90) { toShip unpaid unpaidTotal lowStock soldOut salesToday days { date sales } lowStockParts { id name } newestCustomers { id } } }',
};
