import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { codeOf } from './read-docs.mjs';

/** A command of npm that our pages may name and package.json need not have. */
const OF_NPM = ['ci', 'install', 'ls', 'run'];
/** After these a name is a script. */
const RUN = /(?:^|[\s(;&|$])npm (?:run )?(?:--[\w-]+ )*(?<name>[a-z][a-z:-]*)/g;
const NODE = /(?:^|[\s(;&|$])node (?:--\S+ )*(?<file>(?:[\w-]+\/)+[\w.-]+\.m?js)/g;

/** Commands in our pages that do not exist. */
export function wrongCommands(docs, folder) {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return docs.flatMap(({ path, text }) =>
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
}

/** What a built program is made from. */
function sourceOf(file) {
  const [, workspace = 'graphql-api', program] = /^(?:([\w-]+)\/)?dist\/(.+)\.js$/.exec(file) ?? [];
  return program ? `${workspace}/src/${program.replace('bundle/', 'bin/')}.ts` : file;
}
