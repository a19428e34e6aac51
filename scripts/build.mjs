/** `node scripts/build.mjs [workspace…]`: installs and builds what is missing, all workspaces unless some are named. */
import { buildable, workspaceNames } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { explain, Refusal } from './lib/refusal.mjs';
import { createSteps } from './lib/step.mjs';

const named = process.argv.slice(2);
try {
  const unknown = named.filter((name) => !buildable.includes(name));
  if (unknown.length > 0)
    throw new Refusal(`Nothing here is built under the name ${unknown.join(', ')}: ${buildable.join(', ')}.`);
  await prepare(createSteps(), named.length > 0 ? named : workspaceNames);
} catch (error) {
  console.error(`\n${explain(error)}`);
  process.exitCode = 1;
}
