import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { codeOf } from './read-docs.mjs';

/** A command of npm that our pages may name and package.json need not have. */
const OF_NPM = ['ci', 'install', 'ls', 'run'];
/** After these a name is a script. */
const RUN = /(?:^|[\s(;&|$])npm (?:run )?(?:--[\w-]+ )*(?<name>[a-z][a-z:-]*)/g;
const NODE = /(?:^|[\s(;&|$])node (?:--\S+ )*(?<file>(?:[\w-]+\/)+[\w.-]+\.m?js)/g;

/**
 * Every script of package.json: the test that runs it (the program behind it, where npm itself would only add seconds), or the reason
 * why none does.
 */
export const RUN_BY = {
  start: { test: 'e2e/support/running-shop.ts', names: 'start.mjs' },
  dev: { test: 'local/test/supervisor/dev.test.ts', names: 'dev' },
  test: {
    reason: 'is what runs every other test; what its parts decide is in local/test/scripts/test-run.test.ts',
  },
  'test:faults': { reason: 'runs for a quarter of an hour, at night (docs/reliability.md)' },
  check: { reason: 'is what .ci/run runs before the tests' },
  screenshots: {
    reason: 'takes minutes; e2e/gallery.test.ts compares what it made with the pages that there are',
  },
  build: { reason: 'is what every other command does first' },
  bench: { reason: 'measures for minutes; its figures fail nothing' },
  'bench:pages': { reason: 'measures for minutes' },
  'bench:sizes': { reason: 'fills 40 GB' },
  soak: { reason: 'runs for half an hour' },
  schema: { reason: 'its program is a gate of npm run check, which compares what it prints' },
  floors: { reason: 'draws for a reader; the rules behind it are a gate of npm run check' },
  codegen: { reason: 'is a gate of npm run check' },
  format: { reason: 'is a gate of npm run check' },
  admin: { test: 'graphql-api/test/commands/admin.test.ts', names: 'admin.js' },
  ready: { test: 'graphql-api/test/commands/ready.test.ts', names: 'ready.js' },
  'ledger:check': { test: 'graphql-api/test/commands/ledger-check.test.ts', names: 'ledger-check.js' },
  import: { test: 'graphql-api/test/import/commands.test.ts', names: "run('import'" },
  export: { test: 'graphql-api/test/import/commands.test.ts', names: "run('export'" },
  'import:legacy': { test: 'graphql-api/test/commands/import-legacy.test.ts', names: 'import-legacy.js' },
  licences: { test: 'graphql-api/test/deploy/packages.test.ts', names: 'licences.mjs' },
  sbom: { test: 'graphql-api/test/deploy/packages.test.ts', names: 'sbom.mjs' },
};

/** Commands in our pages that are not there, and scripts of package.json that neither a test runs nor a reason excuses. */
export function wrongCommands(docs, folder, runBy = RUN_BY) {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const unknown = docs.flatMap(({ path, text }) =>
    codeOf(text).flatMap(({ text: code }) => [
      ...[...code.matchAll(RUN)]
        .map(({ groups: { name } }) => name)
        .filter((name) => !(name in scripts) && !OF_NPM.includes(name))
        .map((name) => `${path}: there is no npm run ${name}`),
      ...[...code.matchAll(NODE)]
        .map(({ groups: { file } }) => file)
        .filter((file) => !existsSync(join(folder, sourceOf(file))))
        .map((file) => `${path}: there is no ${file}`),
    ]),
  );
  const unproved = Object.keys(scripts).flatMap((name) => {
    const { test, names, reason } = runBy[name] ?? {};
    if (reason) return [];
    if (!test) return [`npm run ${name}: which test runs it? (scripts/lib/docs/commands.mjs)`];
    const proof = join(folder, test);
    const runs = existsSync(proof) && readFileSync(proof, 'utf8').includes(names);
    return runs ? [] : [`npm run ${name}: ${test} does not run ${names}`];
  });
  const gone = Object.keys(runBy).filter((name) => !(name in scripts));
  return [
    ...unknown,
    ...unproved,
    ...gone.map((name) => `scripts/lib/docs/commands.mjs: there is no ${name}`),
  ];
}

/** What a built program is made from. */
function sourceOf(file) {
  const [, workspace = 'graphql-api', program] = /^(?:([\w-]+)\/)?dist\/(.+)\.js$/.exec(file) ?? [];
  return program ? `${workspace}/src/${program.replace('bundle/', 'bin/')}.ts` : file;
}
