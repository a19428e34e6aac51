import { existsSync } from 'node:fs';
import { build, viteScript } from './build.mjs';
import { checkNode, checkPorts, checkRoom, checkWritable, leftoverPorts } from './preflight.mjs';
import { prepare } from './prepare.mjs';
import { explain } from './refusal.mjs';
import { inRoot } from './root.mjs';
import { portsOf, readSettings } from './settings.mjs';
import { createSteps } from './step.mjs';

/** Checks the machine, installs and builds what is missing, and hands over to the supervisor until Ctrl-C. */
export async function start({ dev }) {
  const began = Date.now();
  try {
    checkNode();
    const settings = readSettings(process.env, { dev });
    const ports = portsOf(settings, { dev });
    checkWritable(settings.dataDir);
    checkRoom(settings.dataDir, { installing: false });
    await checkPorts(ports, leftoverPorts(settings.dataDir));

    const steps = createSteps();
    // The dev server serves the web from its sources.
    await prepare(steps, ['graphql-api', 'local', 'explorer', ...(dev ? [] : ['web'])]);
    const supervisor = await import('../../local/dist/start.js');
    await supervisor.start({
      settings,
      ports: ports.map(({ port }) => port),
      steps,
      began,
      ...(dev && { dev: devOptions() }),
    });
  } catch (error) {
    console.error(`\n${explain(error)}`);
    process.exitCode = 1;
  }
}

const devOptions = () => ({
  viteScript: existsSync(inRoot('web', 'vite.config.ts')) ? viteScript() : undefined,
  webDir: inRoot('web'),
  apiSources: inRoot('graphql-api', 'src'),
  rebuildApi: () => build('graphql-api'),
});
