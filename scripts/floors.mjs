/** `npm run floors`: draws which feature of the API imports which, floor by floor, into docs/floors.md. */
import { readFile } from 'node:fs/promises';

import { cruise } from 'dependency-cruiser';

import { inRoot } from './lib/root.mjs';

const FEATURES = 'graphql-api/src/features';
const floors = JSON.parse(await readFile(inRoot('graphql-api/floors.json'), 'utf8'));
const { output } = await cruise([FEATURES], {
  baseDir: inRoot('.'),
  includeOnly: `^${FEATURES}`,
  exclude: { path: '\\.test\\.ts$' },
  tsPreCompilationDeps: true,
});

const featureOf = (path) => path.slice(FEATURES.length + 1).split('/')[0];
const imports = output.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => [featureOf(source), featureOf(resolved)]),
);
const arrows = new Set(
  imports.filter(([from, to]) => from !== to).map((arrow) => `  ${arrow.join(' --> ')}`),
);
const boxes = floors.map(
  (features, floor) => `  subgraph floor${floors.length - floor}[" "]\n    ${features.join('\n    ')}\n  end`,
);

console.log(`# The floors of the API

Made from the imports by \`npm run floors\`; \`npm run check\` fails when it is out of date. A feature imports only from the
floors below its own (\`graphql-api/floors.json\`, enforced in \`.dependency-cruiser.cjs\`).

\`\`\`mermaid
flowchart TB
${[...boxes, ...[...arrows].sort()].join('\n')}
\`\`\``);
