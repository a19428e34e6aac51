import { testPlans } from './plan-tests.js';

jest.setTimeout(300_000);

// Small, with Postgres set to use the existing indexes; what Postgres chooses on its own, for a large shop: plans.faults.ts.
testPlans({ parts: 6000, orders: 6000, customers: 20_000, indexesFirst: true }, []);
