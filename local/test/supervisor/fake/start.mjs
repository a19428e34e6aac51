/** Runs the real supervisor over the fake programs. Its argument is the settings as JSON; FAKE_DEV names a folder of sources. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from '../../../dist/supervisor/start.js';

const program = (name) => fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
const settings = JSON.parse(process.argv[2]);
const sources = process.env.FAKE_DEV;
const dev = sources && {
  viteScript: program('vite'),
  webDir: sources,
  apiSources: sources,
  rebuildApi: [program('build'), join(sources, 'main.ts')],
  checkTypes: [program('types'), join(sources, 'main.ts')],
};
try {
  await start({
    settings,
    ports: [settings.port, settings.postgresPort, settings.authPort, settings.paymentsPort],
    began: Date.now(),
    ...(dev && { dev }),
    programs: { migrate: program('migrate'), seed: program('seed'), shop: program('shop') },
  });
} catch (error) {
  console.error(error.name === 'SetUpProblem' ? error.message : error);
  process.exitCode = 1;
}
