import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compileFolder } from './compile.mjs';
import { Refusal } from './refusal.mjs';
import { inRoot, root } from './root.mjs';
import { hashOf, sourceFiles } from './source-hash.mjs';

const SHARED_INPUTS = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib/build.mjs',
  'scripts/lib/compile.mjs',
];

/** What is built (workspaces, and the explorer), what proves that each was built, and how to build it. */
const WORKSPACES = {
  'graphql-api': { proof: 'dist/bin/main.js', build: () => compileFolder(inRoot('graphql-api')) },
  local: { proof: 'dist/start.js', build: () => compileFolder(inRoot('local')) },
  web: { proof: 'dist/client/index.html', build: buildWeb },
  // A page of its own below the web workspace, built from the recipes of docs/api.md as well.
  explorer: {
    folder: 'web',
    proof: 'dist/explorer/index.html',
    inputs: ['docs/api.md'],
    build: () => vite(['build', '--config', 'explorer/vite.config.ts']),
  },
};

export const workspaceNames = Object.keys(WORKSPACES);

/** Whether a workspace's sources differ from those of its last finished build. */
export function needsBuild(name) {
  const { folder = name, proof } = WORKSPACES[name];
  // A workspace without sources has nothing to build yet.
  if (!existsSync(inRoot(folder, folder === 'web' ? 'vite.config.ts' : 'src'))) return false;
  if (!existsSync(inRoot(folder, proof))) return true;
  return !existsSync(stampOf(name)) || readFileSync(stampOf(name), 'utf8') !== inputHash(name);
}

/** Builds a workspace. Throws a Refusal with the compiler's words. */
export async function build(name) {
  const hash = inputHash(name);
  await WORKSPACES[name].build();
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), hash);
}

const stampOf = (name) => inRoot('.cache', 'build', name);
const inputHash = (name) => {
  const { folder = name, inputs = [] } = WORKSPACES[name];
  const shared = [...SHARED_INPUTS, ...inputs].map((path) => inRoot(path));
  return hashOf(root, [...shared, ...sourceFiles(inRoot(folder))]);
};

/** Pages for the browser and the same for the server: two independent builds, at the same time. */
async function buildWeb() {
  await Promise.all([
    vite(['build', '--outDir', 'dist/client']),
    vite(['build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server']),
  ]);
}

/** The script of Vite's command line, wherever npm put it. */
export const viteScript = () =>
  [inRoot('web', 'node_modules', '.bin', 'vite'), inRoot('node_modules', '.bin', 'vite')].find((path) =>
    existsSync(path),
  );

function vite(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [viteScript(), ...args], {
      cwd: inRoot('web'),
      env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Refusal(`The web pages could not be built:\n\n${output.trim()}`)),
    );
  });
}
