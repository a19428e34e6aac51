/** `npm run floors`: draws which room imports which, floor by floor, of both halves, into docs/floors.md. */
import { readFile } from 'node:fs/promises';

import { cruise } from 'dependency-cruiser';

import { inRoot } from './lib/root.mjs';

/** The floors of a half from the top down, and which of its rooms import which. */
async function survey(half, root) {
  const floors = JSON.parse(await readFile(inRoot(half, 'floors.json'), 'utf8'));
  const { output } = await cruise([root], {
    baseDir: inRoot('.'),
    includeOnly: `^${root}`,
    exclude: { path: '\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
  });
  const roomOf = (path) => floors.flat().find((room) => path.startsWith(`${root}/${room}/`));
  const imports = Object.fromEntries(floors.flat().map((room) => [room, new Set()]));
  for (const { source, dependencies } of output.modules) {
    for (const { resolved } of dependencies) imports[roomOf(source)]?.add(roomOf(resolved));
  }
  const others = ([room, imported]) => [
    room,
    [...imported].filter((other) => other && other !== room).sort(),
  ];
  return { floors, imports: Object.fromEntries(Object.entries(imports).map(others)) };
}

/** What a room imports and none of the others that it imports leads to. */
function withoutDetours(imports) {
  const reached = (room) => imports[room].flatMap((below) => [below, ...reached(below)]);
  return Object.fromEntries(
    Object.entries(imports).map(([room, below]) => {
      const further = new Set(below.flatMap(reached));
      return [room, below.filter((other) => !further.has(other))];
    }),
  );
}

function drawing(floors, imports) {
  const named = (room) => (room.includes('/') ? `${room.replace('/', '_')}["${room}"]` : room);
  const boxes = floors.map(
    (rooms, floor) =>
      `  subgraph floor${floors.length - floor}[" "]\n    ${rooms.map(named).join('\n    ')}\n  end`,
  );
  const arrows = Object.entries(imports).flatMap(([room, below]) =>
    below.map((other) => `  ${room.replace('/', '_')} --> ${other.replace('/', '_')}`),
  );
  return `\`\`\`mermaid
flowchart TB
${[...boxes, ...arrows.sort()].join('\n')}
\`\`\``;
}

const api = await survey('graphql-api', 'graphql-api/src/features');
const web = await survey('web', 'web/src');

console.log(`# The floors

Made from the imports by \`npm run floors\`; \`npm run check\` fails when it is out of date. A room imports only from the
floors below its own (\`graphql-api/floors.json\`, \`web/floors.json\`, enforced in \`.dependency-cruiser.cjs\`).

## The API

Its features.

${drawing(api.floors, api.imports)}

## The web app

An arrow that follows from others is left out.

${drawing(web.floors, withoutDetours(web.imports))}`);
