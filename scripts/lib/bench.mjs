import { prepare } from './prepare.mjs';
import { explain } from './refusal.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { createSteps } from './step.mjs';

/** Runs a program of the bench on the built shop. Ends with the program's exit code. */
export async function bench(program, args) {
  try {
    // A shop that runs already has been built.
    const shop = args.some((word) => word.startsWith('--url'))
      ? []
      : ['graphql-api', 'local', 'web', 'explorer'];
    await prepare(createSteps(process.stderr), ['bench', ...shop], 'all');
    const { code } = await run(process.execPath, [inRoot('bench', 'dist', `${program}.js`), ...args], {
      stdio: 'inherit',
    });
    process.exitCode = code ?? 1;
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
