import { testPlans } from './plan-tests.js';

jest.setTimeout(300_000);

// Large enough for Postgres to prefer an index; what else may be asked, of a shop at size: plans.faults.ts.
testPlans({ parts: 20_000, orders: 20_000, customers: 60_000 }, []);
