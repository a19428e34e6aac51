import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aFolder, removeFolders } from '../support/folders.js';
import { type ScriptResult, withScript } from '../support/script-module.js';

jest.setTimeout(30_000);
afterAll(removeFolders);

/** A shop that needs a wheel, with tests that need a jack and a benchmark that needs a stopwatch; and a fake npm that does what the test says. */
function aProject(): { root: string; npm: (script: string) => string } {
  const root = aFolder();
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('package-lock.json', {
    packages: {
      '': { name: 'shop', dependencies: { wheel: '1' }, devDependencies: { jack: '1' } },
      web: { optionalDependencies: { 'only-elsewhere': '1' } },
      'graphql-api': {},
      local: {},
      'local/payments': {},
      bench: { devDependencies: { stopwatch: '1' } },
      'node_modules/wheel': { version: '1.0.0' },
      'node_modules/jack': { version: '1.0.0', dev: true },
      'node_modules/stopwatch': { version: '1.0.0', dev: true },
      'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
    },
  });
  return {
    root,
    npm: (script) => {
      write('npm.cjs', `const fs = require('node:fs'); ${script}`);
      return join(root, 'npm.cjs');
    },
  };
}

/** Installs as npm would, and records its arguments. */
const INSTALLS_WELL = `
  const asked = process.argv.slice(2).join(' ');
  if (asked.startsWith('ci')) fs.rmSync('node_modules', { recursive: true, force: true });
  const names = asked.includes('--omit=dev') ? ['wheel'] : asked.includes('--workspace') ? ['wheel', 'jack'] : ['wheel', 'jack', 'stopwatch'];
  for (const name of names) {
    fs.mkdirSync('node_modules/' + name, { recursive: true });
    fs.writeFileSync('node_modules/' + name + '/package.json', '{}');
  }
  fs.writeFileSync('asked', asked);`;

type Kind = 'shop' | 'tests' | 'all';

const why = async (root: string, kind: Kind = 'shop'): Promise<unknown> =>
  JSON.parse(
    (
      await withScript(
        'install.mjs',
        `console.log(JSON.stringify(m.whyInstall(${JSON.stringify(root)}, '${kind}')))`,
      )
    ).output,
  );

const install = (root: string, npm: string, kind: Kind = 'shop'): Promise<ScriptResult> =>
  withScript('install.mjs', `await m.install(${JSON.stringify(root)}, '${kind}')`, { npm_execpath: npm });

const asked = (root: string): string => readFileSync(join(root, 'asked'), 'utf8');

test('a bare clone is installed once', async () => {
  const { root, npm } = aProject();
  expect(await why(root)).toBe('no packages yet');
  expect((await install(root, npm(INSTALLS_WELL))).code).toBe(0);
  expect(await why(root)).toBeNull();
});

test('starting the shop installs packages for neither tests nor benchmarks', async () => {
  const { root, npm } = aProject();
  await install(root, npm(INSTALLS_WELL));
  expect(asked(root)).toMatch(/^ci --omit=dev --workspace=web --workspace=graphql-api --workspace=local /);
  expect(await why(root, 'tests')).toBe('what the tests need comes on top');
  expect(await why(root, 'all')).toBe('what checks and benchmarks need comes on top');
});

test('packages for tests are added to the existing ones, and the shop then needs no install', async () => {
  const { root, npm } = aProject();
  await install(root, npm(INSTALLS_WELL));
  writeFileSync(join(root, 'node_modules', 'wheel', 'untouched'), '');
  await install(root, npm(INSTALLS_WELL), 'tests');
  expect(asked(root)).toMatch(/^install --no-save --include=dev --workspace=web /);
  expect(existsSync(join(root, 'node_modules', 'wheel', 'untouched'))).toBe(true);
  for (const kind of ['shop', 'tests'] as const) expect(await why(root, kind)).toBeNull();

  await install(root, npm(INSTALLS_WELL), 'all');
  expect(asked(root)).toMatch(/^install --no-save --include=dev --include=optional/);
  for (const kind of ['shop', 'tests', 'all'] as const) expect(await why(root, kind)).toBeNull();
});

test('an interrupted addition starts again', async () => {
  const { root, npm } = aProject();
  await install(root, npm(INSTALLS_WELL));
  await install(root, npm(`process.kill(process.ppid, 'SIGKILL');`), 'tests');
  expect(await why(root)).toBe('an earlier install did not finish');
  await install(root, npm(INSTALLS_WELL), 'tests');
  expect(asked(root)).toMatch(/^ci /);
  expect(await why(root, 'tests')).toBeNull();
});

test('an interrupted install is repeated', async () => {
  const { root, npm } = aProject();
  // npm had everything in place, but the machine went off before it was done.
  await install(root, npm(`${INSTALLS_WELL} process.kill(process.ppid, 'SIGKILL');`));
  expect(await why(root)).toBe('an earlier install did not finish');
  await install(root, npm(INSTALLS_WELL));
  expect(await why(root)).toBeNull();
});

test('a missing package is detected', async () => {
  const { root, npm } = aProject();
  await install(root, npm(INSTALLS_WELL));
  rmSync(join(root, 'node_modules', 'wheel'), { recursive: true });
  expect(await why(root)).toBe('node_modules/wheel is missing');
});

test('a changed lock file is detected', async () => {
  const { root, npm } = aProject();
  await install(root, npm(INSTALLS_WELL));
  writeFileSync(
    join(root, 'package-lock.json'),
    readFileSync(join(root, 'package-lock.json'), 'utf8').replaceAll('1.0.0', '2.0.0'),
  );
  expect(await why(root)).toBe('package-lock.json has changed');
});

test('packages that the user installed manually from this lock file are accepted', async () => {
  const { root, npm } = aProject();
  await install(root, npm(INSTALLS_WELL));
  rmSync(join(root, 'node_modules', '.axle-installed'));
  writeFileSync(
    join(root, 'node_modules', '.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/wheel': { version: '1.0.0' } } }),
  );
  expect(await why(root)).toBeNull();
  expect(existsSync(join(root, 'node_modules', '.axle-installed'))).toBe(true);
});

test("a link to another folder's packages is left unchanged", async () => {
  const { root } = aProject();
  const elsewhere = aFolder();
  symlinkSync(elsewhere, join(root, 'node_modules'));
  expect(await why(root)).toBeNull();
});

test.each([
  ['npm error code ENOSPC', 'The disk is full: the packages need about 1.5 GB'],
  ['npm error code EACCES', 'npm may not write to this folder.'],
  ['spawn npm EACCES', 'npm was not found.'],
  ['npm error network request to https://registry.example failed', 'npm could not reach its registry.'],
  ['npm error code EUSAGE', "package.json and package-lock.json don't fit together."],
  ['npm error something else', '"npm ci" failed. Its last lines:'],
])('when npm says "%s", the user gets instructions', async (words, sentence) => {
  const { root, npm } = aProject();
  const { code, output } = await install(
    root,
    npm(`console.error(${JSON.stringify(words)}); process.exit(1)`),
  );
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
});
