import { prepare } from '../scripts/lib/prepare.mjs';
import { createSteps } from '../scripts/lib/step.mjs';

/** Before each run, and so after each change under `--watch`: the API's tests run what is built of it. */
export default () => prepare(createSteps(process.stderr), ['graphql-api', 'local'], 'tests');
