import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withScript } from '../support/script-module.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'axle-docs-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function faults(module: string, call: string): Promise<string[]> {
  const { output } = await withScript(
    `docs/${module}.mjs`,
    `const folder = ${JSON.stringify(folder)}; console.log(JSON.stringify(await (${call})));`,
  );
  return JSON.parse(output) as string[];
}

const page = (text: string) => JSON.stringify([{ path: 'docs/a.md', text }]);

test('a link to a missing page, heading or file is reported; external links and links in code are ignored', async () => {
  write('docs/a.md', '');
  write('docs/b.md', '');
  const text = [
    '# What a `part` costs, and why',
    '[here](#what-a-part-costs-and-why) [there](b.md) [away](https://example.com/x) `[code](gone.md)`',
    '[gone](gone.md) [up](../../x.md) [heading](#nowhere) [theirs](b.md#nowhere)',
    '```md',
    '# nowhere',
    '[shown](gone.md)',
    '```',
  ].join('\n');
  const docs = JSON.stringify([
    { path: 'docs/a.md', text },
    { path: 'docs/b.md', text: '' },
  ]);
  expect(await faults('links', `m.deadLinks(${docs}, folder)`)).toEqual([
    'docs/a.md: there is no docs/gone.md',
    'docs/a.md: there is no ../x.md',
    'docs/a.md: docs/a.md has no heading #nowhere',
    'docs/a.md: docs/b.md has no heading #nowhere',
  ]);
});

test('a missing command is reported', async () => {
  write('package.json', JSON.stringify({ scripts: { start: '', admin: '' } }));
  write('scripts/build.mjs', '');
  write('graphql-api/src/bin/admin.ts', '');
  const text =
    '`npm start`, `npm run admin -- list`, `npm run gone`, `node scripts/build.mjs`\n' +
    '```sh\nNODE_ENV=production node --enable-source-maps graphql-api/dist/bundle/admin.js list && node scripts/gone.mjs\n```';
  expect(await faults('commands', `m.wrongCommands(${page(text)}, folder)`)).toEqual([
    'docs/a.md: there is no npm run gone',
    'docs/a.md: there is no scripts/gone.mjs',
  ]);
});

test('a query that does not match the schema is reported', async () => {
  const text = '```graphql\n{ parts }\n```\n```graphql\n{ zzzzz }\n```\n```graphql\n{ parts\n```';
  const wrong = await faults('queries', `m.wrongQueries(${page(text)}, 'type Query { parts: Int }')`);
  expect(wrong).toEqual([
    'docs/a.md: Cannot query field "zzzzz" on type "Query".',
    expect.stringMatching(/^docs\/a\.md: Syntax Error/),
  ]);
});

test('a variable without meaning, default or unit is reported, and so is one that npm start reads differently or not at all', async () => {
  const table = (...rows: string[]) =>
    ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows.map((row) => `| ${row} |`)].join(
      '\n',
    );
  const docs = JSON.stringify([
    {
      path: 'docs/deployment.md',
      text: table(
        '`HOLD_MINUTES` | 60 | how long',
        '`RETURN_TIME` | 30 | how long',
        '`KEY` | | secret',
        '`URL` | none | ',
      ),
    },
    {
      path: 'docs/operations.md',
      text: table(
        '`PORT`, `AUTH_PORT` | 4000, 9098 | the ports',
        '`DATA_DIR` | `.data` | a folder',
        '`DEMO_DATA` | `0` | a switch',
        '`GONE` | none | nothing',
        '`OF_THE_SHOP` | none | passed on',
      ),
    },
  ]);
  const settings = `port('PORT', 4000), port('AUTH_PORT', 9099), env.DATA_DIR || '.data', oneOf('DEMO_DATA', ['0', '1'], '1'), env.SECRET`;
  expect(
    await faults(
      'variables',
      `m.wrongVariables(${docs}, ${JSON.stringify(settings)}, 'OF_THE_SHOP: z.string()')`,
    ),
  ).toEqual([
    'docs/deployment.md: RETURN_TIME: 30 of what? Name the unit',
    'docs/deployment.md: KEY has no default',
    'docs/deployment.md: URL has no meaning',
    'docs/operations.md: nothing reads GONE',
    'docs/operations.md: AUTH_PORT is 9099, not 9098',
    'docs/operations.md: DEMO_DATA is 1, not 0',
    'docs/operations.md: npm start reads SECRET, which no table lists',
  ]);
});
