/** Runs the real supervisor over the fake programs. Its argument is the settings as JSON. */
import { fileURLToPath } from 'node:url';
import { start } from '../../../dist/start.js';
import { explain } from '../../../../scripts/lib/refusal.mjs';
import { createSteps } from '../../../../scripts/lib/step.mjs';

const program = (name) => fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
const settings = JSON.parse(process.argv[2]);
try {
  await start({
    settings,
    ports: [settings.port, settings.postgresPort, settings.authPort, settings.paymentsPort],
    steps: createSteps(),
    began: Date.now(),
    programs: { migrate: program('migrate'), seed: program('seed'), shop: program('shop') },
  });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
