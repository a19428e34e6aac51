import { adminQuestions } from './admin.questions.js';
import { catalogueQuestions } from './catalogue.questions.js';
import { testPlans } from './plan-tests.js';
import { searchQuestions } from './search.questions.js';

/** A million takes some minutes longer: `PLANNED_PARTS=1000000 npm run test:faults -- --testPathPatterns test/plans`. */
const PARTS = Number(process.env.PLANNED_PARTS ?? 100_000);

jest.setTimeout(PARTS > 100_000 ? 1_800_000 : 900_000);

testPlans({ parts: PARTS, orders: Math.max(100_000, PARTS / 5), customers: Math.max(60_000, PARTS / 2) }, [
  ...catalogueQuestions,
  ...searchQuestions,
  ...adminQuestions,
]);
