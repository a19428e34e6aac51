/** A gate of `npm run check`: what our pages name is there. Prints what is not. */
import { readFileSync } from 'node:fs';

import { wrongCommands } from './lib/docs/commands.mjs';
import { deadLinks } from './lib/docs/links.mjs';
import { wrongQueries } from './lib/docs/queries.mjs';
import { readDocs } from './lib/docs/read-docs.mjs';
import { wrongVariables } from './lib/docs/variables.mjs';
import { inRoot, root } from './lib/root.mjs';

const docs = readDocs(root);
const read = (path) => readFileSync(inRoot(path), 'utf8');

const faults = [
  ...deadLinks(docs, root),
  ...wrongCommands(docs, root),
  ...(await wrongQueries(docs, read('schema.graphql'))),
  ...wrongVariables(docs, read('scripts/lib/settings.mjs'), read('graphql-api/src/config/env.ts')),
];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
