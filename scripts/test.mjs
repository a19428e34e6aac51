/**
 * `npm test`: installs and builds what is missing, starts what the chosen tests need, runs them all with Jest and
 * ends with the line `N passed, N failed`. Arguments go to Jest: `npm test -- --selectProjects api -t "last unit"`.
 */
import { runHere } from './lib/this-node.mjs';

runHere(() => import('./lib/test-run.mjs').then(({ testRun }) => testRun(process.argv.slice(2))));
