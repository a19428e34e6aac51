import { testPlans } from './plan-tests.js';

jest.setTimeout(300_000);

// Small, and told to use what indexes there are; what Postgres chooses by itself, of a shop at size: plans.faults.ts.
testPlans({ parts: 6000, orders: 6000, customers: 20_000, indexesFirst: true }, []);
