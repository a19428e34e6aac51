/** `node scripts/build.mjs [workspace…]`: installs and builds what is missing, all workspaces unless some are named. */
import { workspaceNames } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { explain } from './lib/refusal.mjs';
import { createSteps } from './lib/step.mjs';

const named = process.argv.slice(2);
try {
  await prepare(createSteps(), named.length > 0 ? named : workspaceNames);
} catch (error) {
  console.error(`\n${explain(error)}`);
  process.exitCode = 1;
}
