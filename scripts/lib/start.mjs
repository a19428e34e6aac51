import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { viteScript } from './build.mjs';
import { checkNode, checkPorts, checkRoom, checkWritable, leftoverPorts } from './preflight.mjs';
import { prepare } from './prepare.mjs';
import { explain, Refusal } from './refusal.mjs';
import { inRoot } from './root.mjs';
import { portsOf, readSettings } from './settings.mjs';
import { createSteps } from './step.mjs';

/** Checks the machine, installs and builds what is missing, and hands over to the supervisor until Ctrl-C. Its only argument is `--dev`. */
export async function start(words) {
  const began = Date.now();
  const dev = words.includes('--dev');
  const others = words.filter((word) => word !== '--dev');
  try {
    if (others.length > 0)
      throw new Refusal(
        `"${others.join(' ')}" means nothing to this command. Ports and the data folder are variables: PORT=5000 DATA_DIR=.data-2 npm start (docs/operations.md).`,
      );
    checkNode();
    const settings = readSettings(process.env, { dev });
    const ports = portsOf(settings, { dev });
    checkWritable(settings.dataDir);
    checkRoom(settings.dataDir, { installing: false });
    await checkPorts(ports, leftoverPorts(settings.dataDir));
    // The dev server serves the web from its sources, and types are checked with a package of development.
    await prepare(createSteps(), ['graphql-api', 'local', ...(dev ? [] : ['web'])], dev ? 'tests' : 'shop');
    process.exitCode = await supervise({
      settings,
      ports: ports.map(({ port }) => port),
      began,
      ...(dev && { dev: devOptions() }),
    });
  } catch (error) {
    console.error(`\n${explain(error)}`);
    process.exitCode = 1;
  }
}

/**
 * Builds what a shop that runs can wait for: its explorer, which says so on its page until then, and what shows what is
 * behind the screens. A process group of its own, so that
 * the compiler ends with it.
 */
const buildTheRest = () =>
  spawn(process.execPath, [inRoot('scripts', 'build.mjs'), 'explorer', 'behind'], {
    detached: true,
    stdio: 'inherit',
  });

/** Runs the supervisor and returns its exit code. It stops when the channel to us closes, however we end. */
async function supervise(options) {
  const supervisor = spawn(process.execPath, [inRoot('local', 'dist', 'start.js')], {
    // A process group of its own: the terminal's Ctrl-C comes to us alone, and is passed on once.
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => supervisor.kill(signal));
  supervisor.send(options);
  let builder;
  supervisor.once('message', () => (builder = buildTheRest()));
  const [code] = await once(supervisor, 'exit');
  if (builder?.exitCode === null && builder.signalCode === null) process.kill(-builder.pid);
  return code ?? 1;
}

const devOptions = () => ({
  viteScript: viteScript(),
  webDir: inRoot('web'),
  apiSources: inRoot('graphql-api', 'src'),
  rebuildApi: [inRoot('scripts', 'build.mjs'), 'graphql-api'],
  checkTypes: [inRoot('node_modules', 'typescript-7', 'bin', 'tsc'), '--noEmit', '-p', 'graphql-api'],
});
