/** Runs the real supervisor over the fake programs. Its argument is the settings as JSON; FAKE_DEV names a folder of sources. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from '../../../dist/start.js';
import { explain } from '../../../../scripts/lib/refusal.mjs';
import { createSteps } from '../../../../scripts/lib/step.mjs';

const program = (name) => fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
const settings = JSON.parse(process.argv[2]);
const sources = process.env.FAKE_DEV;
const dev = sources && {
  viteScript: program('vite'),
  webDir: sources,
  apiSources: sources,
  rebuildApi: async () => {
    if (readFileSync(join(sources, 'main.ts'), 'utf8') === 'broken')
      throw new Error('main.ts could not be compiled');
  },
};
try {
  await start({
    settings,
    ports: [settings.port, settings.postgresPort, settings.authPort, settings.paymentsPort],
    steps: createSteps(),
    began: Date.now(),
    ...(dev && { dev }),
    programs: { migrate: program('migrate'), seed: program('seed'), shop: program('shop') },
  });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
