import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundlePrograms, bundleScript } from './bundle.mjs';
import { compileFolder } from './compile.mjs';
import { Refusal } from './refusal.mjs';
import { replaceBuild } from './replace-build.mjs';
import { inRoot, root } from './root.mjs';
import { run } from './run.mjs';
import { hashOf, sourceFiles } from './source-hash.mjs';

const SHARED_INPUTS = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib/build.mjs',
  'scripts/lib/bundle.mjs',
  'scripts/lib/compile.mjs',
  'scripts/lib/replace-build.mjs',
];

/** What is built (workspaces, and two that are part of the web's), what proves that each was built, and how to build it. */
const WORKSPACES = {
  'graphql-api': {
    proof: 'dist/bundle/main.js',
    build: () =>
      compileFolder(inRoot('graphql-api'), (dist) =>
        bundlePrograms(dist, [
          'main',
          'migrate',
          'admin',
          'import',
          'import-legacy',
          'export',
          'ledger-check',
          'ready',
          'restored',
          'seed',
        ]),
      ),
  },
  local: {
    proof: 'payments/dist/stripe-js.js',
    build: () =>
      Promise.all([
        compileFolder(inRoot('local')),
        compileFolder(inRoot('local', 'payments'), (dist) =>
          bundleScript(join(dist, 'browser', 'stripe.js'), join(dist, 'stripe-js.js')),
        ),
      ]),
  },
  bench: { proof: 'dist/generate/generate-shop.js', build: () => compileFolder(inRoot('bench')) },
  // Pages for the browser and the same for the server: two independent builds, at the same time.
  web: {
    proof: 'dist/client/index.html',
    build: async () => {
      const halves = ['client', 'server'].map((half) => [`dist/${half}.fresh`, `dist/${half}`]);
      const [[client], [server]] = halves;
      await Promise.all([
        vite(['build', '--outDir', client]),
        vite(['build', '--ssr', 'src/entry-server.tsx', '--outDir', server]),
      ]);
      for (const [fresh, place] of halves)
        replaceBuild(inRoot('web', fresh), inRoot('web', place), ['assets']);
    },
  },
  // A page of its own below the web workspace, built from the recipes of docs/api.md as well.
  explorer: {
    folder: 'web',
    proof: 'dist/explorer/index.html',
    inputs: ['docs/api.md'],
    build: () => vite(['build', '--config', 'explorer/vite.config.ts']),
  },
  // "Behind this screen", which a shop on a developer's machine puts on its pages.
  behind: {
    folder: 'web',
    proof: 'dist/behind/panel.js',
    build: () => vite(['build', '--config', 'behind/vite.config.ts']),
  },
};

/** All that can be built. */
export const buildable = Object.keys(WORKSPACES);

/** All that is built unless something is named: production's files hold nothing of `behind` (ADR 029). */
export const workspaceNames = buildable.filter((name) => name !== 'behind');

/** Whether a workspace's sources differ from those of its last finished build. */
export function needsBuild(name) {
  const { folder = name, proof } = WORKSPACES[name];
  const isBuilt = existsSync(inRoot(folder, proof)) && existsSync(stampOf(name));
  return !isBuilt || readFileSync(stampOf(name), 'utf8') !== inputHash(name);
}

/** Builds a workspace. Throws a Refusal with the compiler's words. */
export async function build(name) {
  const hash = inputHash(name);
  await WORKSPACES[name].build();
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), hash);
}

const stampOf = (name) => inRoot('.cache', 'build', name);

function inputHash(name) {
  const { folder = name, inputs = [] } = WORKSPACES[name];
  const shared = [...SHARED_INPUTS, ...inputs].map((path) => inRoot(path));
  return hashOf(root, [...shared, ...sourceFiles(inRoot(folder))]);
}

/** The script of Vite's command line, wherever npm put it. */
export const viteScript = () =>
  ['web/node_modules/.bin/vite', 'node_modules/.bin/vite'].map((path) => inRoot(path)).find(existsSync);

async function vite(args) {
  const env = { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' };
  const { code, output } = await run(process.execPath, [viteScript(), ...args], { cwd: inRoot('web'), env });
  if (code !== 0) throw new Refusal(`The web pages could not be built:\n\n${output.trim()}`);
}
