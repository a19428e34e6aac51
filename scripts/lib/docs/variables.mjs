/*
 * The defaults of the shop itself (docs/deployment.md) are held against the code that reads them by graphql-api/test/deploy/compose.test.ts, which can
 * run it. Here is what needs the pages only, and the variables that `npm start` alone reads.
 */

/** What a number may count, in the name of its variable or in its description. */
const UNIT =
  /\b(?:ports?|MB|bytes|milliseconds|seconds|minutes|hours|days|percent|units|orders|proxies|connections)\b/i;
/** A number of its own: not a switch, which is in code. */
const NUMBER = /^\d[\d.,\s]*(?:in \w+)?$/;
/** `port('PORT', 4000)`, `oneOf('DEMO_DATA', ['0', '1'], '1')`, `env.DATA_DIR || '.data'`: what scripts/lib/settings.mjs reads, with its default. */
const READ =
  /(?:port|oneOf)\('(?<name>[A-Z_]+)',(?: \[[^\]]*\],)? '?(?<text>[\w.]+)'?\)|env\.(?<other>[A-Z_]+)(?: \|\| '(?<otherText>[^']+)')?/g;

/** Rows of tables of variables without a default, a meaning or a unit; of docs/operations.md also what `npm start` reads otherwise, or not at all. */
export function wrongVariables(docs, settings, env) {
  const rows = docs.flatMap(({ path, text }) => rowsOf(text).map((row) => ({ path, ...row })));
  const incomplete = rows.flatMap(({ path, names, defaults, meaning }) => {
    const label = `${path}: ${names.join(', ')}`;
    if (names.length === 0) return [`${path}: a row of variables names none`];
    if (defaults === '' || meaning === '')
      return [`${label} has no ${meaning === '' ? 'meaning' : 'default'}`];
    const words = `${names.join(' ').replaceAll('_', ' ')} ${meaning}`;
    return NUMBER.test(defaults) && !UNIT.test(words) ? [`${label}: ${defaults} of what? Name the unit`] : [];
  });
  const read = new Map(
    [...settings.matchAll(READ)].map(({ groups: { name, text, other, otherText } }) => [
      name ?? other,
      text ?? otherText,
    ]),
  );
  const listed = rows
    .filter(({ path }) => path === 'docs/operations.md')
    .flatMap(({ names, defaults }) => {
      const each = defaults.split(',').map((one) => one.trim().replaceAll('`', ''));
      return names.map((name, place) => ({ name, said: each[place] ?? each[0] }));
    });
  const known = (name) => read.has(name) || new RegExp(`\\b${name}\\b`).test(env);
  return [
    ...incomplete,
    ...listed
      .filter(({ name }) => !known(name))
      .map(({ name }) => `docs/operations.md: nothing reads ${name}`),
    ...listed
      .filter(({ name, said }) => read.get(name) !== undefined && read.get(name) !== said)
      .map(({ name, said }) => `docs/operations.md: ${name} is ${read.get(name)}, not ${said}`),
    ...[...read.keys()]
      .filter((name) => !rows.some(({ names }) => names.includes(name)))
      .map((name) => `docs/operations.md: npm start reads ${name}, which no table lists`),
  ];
}

/** The rows of every table that begins with variables and their defaults. */
function rowsOf(text) {
  return [
    ...text.matchAll(/^\| Variable +\| Default +\| Meaning +\|\n\|[-| ]+\|\n(?<body>(?:\|.*\|\n?)*)/gm),
  ].flatMap(({ groups: { body } }) =>
    body
      .trim()
      .split('\n')
      .map((line) => {
        const [, name = '', defaults = '', ...meaning] = line.split('|').map((cell) => cell.trim());
        return {
          names: [...name.matchAll(/`([A-Z_]+)`/g)].map(([, variable]) => variable),
          defaults,
          meaning: meaning.join('|').replace(/\|$/, '').trim(),
        };
      }),
  );
}
