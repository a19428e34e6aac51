import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aFolder, removeFolders } from '../support/folders.js';
import { type ScriptResult, withScript } from '../support/script-module.js';

jest.setTimeout(30_000);
afterAll(removeFolders);

/** A project that needs one package, and a stand-in for npm that does what the test says. */
function aProject(): { root: string; npm: (script: string) => string } {
  const root = aFolder();
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('package-lock.json', {
    packages: {
      '': { name: 'shop' },
      'node_modules/wheel': { version: '1.0.0' },
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

const INSTALLS_WELL = `
  fs.mkdirSync('node_modules/wheel', { recursive: true });
  fs.writeFileSync('node_modules/wheel/package.json', '{}');`;

const why = async (root: string): Promise<unknown> =>
  JSON.parse(
    (await withScript('install.mjs', `console.log(JSON.stringify(m.whyInstall(${JSON.stringify(root)})))`))
      .output,
  );

const install = (root: string, npm: string): Promise<ScriptResult> =>
  withScript('install.mjs', `await m.install(${JSON.stringify(root)})`, { npm_execpath: npm });

test('a bare clone is installed once', async () => {
  const { root, npm } = aProject();
  expect(await why(root)).toBe('no packages yet');
  expect((await install(root, npm(INSTALLS_WELL))).code).toBe(0);
  expect(await why(root)).toBeNull();
});

test('it asks npm for exactly the lock file, development packages included', async () => {
  const { root, npm } = aProject();
  await install(root, npm(`${INSTALLS_WELL} fs.writeFileSync('asked', process.argv.slice(2).join(' '));`));
  const asked = await withScript(
    'install.mjs',
    `
    const { readFileSync } = await import('node:fs'); console.log(readFileSync(${JSON.stringify(join(root, 'asked'))}, 'utf8'))`,
  );
  expect(asked.output).toMatch(/^ci --include=dev --include=optional /);
});

test('an install that was cut short is done again', async () => {
  const { root, npm } = aProject();
  // npm had everything in place, but the machine went off before it was done.
  await install(root, npm(`${INSTALLS_WELL} process.kill(process.ppid, 'SIGKILL');`));
  expect(await why(root)).toBe('an earlier install did not finish');
  await install(root, npm(INSTALLS_WELL));
  expect(await why(root)).toBeNull();
});

test('a package that is gone is noticed', async () => {
  const { root, npm } = aProject();
  await install(root, npm(INSTALLS_WELL));
  rmSync(join(root, 'node_modules', 'wheel'), { recursive: true });
  expect(await why(root)).toBe('node_modules/wheel is missing');
});

test('a changed lock file is noticed', async () => {
  const { root, npm } = aProject();
  await install(root, npm(INSTALLS_WELL));
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/wheel': { version: '2.0.0' } } }),
  );
  expect(await why(root)).toBe('package-lock.json has changed');
});

test('packages that the user installed by hand from this lock file are taken as they are', async () => {
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

test('a link to the packages of another folder is left alone', async () => {
  const { root } = aProject();
  const elsewhere = aFolder();
  symlinkSync(elsewhere, join(root, 'node_modules'));
  expect(await why(root)).toBeNull();
});

test.each([
  ['npm error code ENOSPC', 'The disk is full: the packages need about 2.5 GB'],
  ['npm error code EACCES', 'npm may not write to this folder.'],
  ['npm error network request to https://registry.example failed', 'npm could not reach its registry.'],
  ['npm error code EUSAGE', "package.json and package-lock.json don't fit together."],
  ['npm error something else', '"npm ci" failed. Its last lines:'],
])('when npm says "%s", the user reads what to do', async (words, sentence) => {
  const { root, npm } = aProject();
  const { code, output } = await install(
    root,
    npm(`console.error(${JSON.stringify(words)}); process.exit(1)`),
  );
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
});
