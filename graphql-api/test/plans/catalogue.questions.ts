import { type Question, query } from './question.js';

const NODES = 'nodes { id name brand category image price orderQuantity availableQuantity description }';

export const catalogueQuestions: readonly Question[] = [
  query('the newest six', `{ parts(first: 6) { ${NODES} } }`),
];
