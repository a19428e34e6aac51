/**
 * `npm start` and `npm run dev`, once everything is installed and built. `scripts/start.mjs` runs it and sends it
 * its StartOptions over the channel between the two; when that closes, the shop stops.
 */
import { once } from 'node:events';
import { SetUpProblem } from './config/set-up-problem.js';
import { start, type StartOptions } from './supervisor/start.js';

try {
  const [options] = (await once(process, 'message')) as [StartOptions];
  await start(options);
} catch (error) {
  console.error(error instanceof SetUpProblem ? `\n${error.message}` : error);
  process.exitCode = 1;
}
