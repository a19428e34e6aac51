/** Values of earlier answers, by the names that the recipes give them. */
export type SavedValues = Record<string, unknown>;

const KEEP = /^# keep (?<name>[A-Z_]+) = (?<path>\S+)$/gm;
const PLACEHOLDER = /^\$(?<name>[A-Z_]+)$/;

/** A recipe needs what an earlier one would have kept. The message is for the reader of the recipe. */
export class NotSavedYet extends Error {
  constructor(name: string) {
    super(`$${name} is unknown: run the recipe that keeps ${name} first, or replace it with a value.`);
  }
}

/** What the lines `# keep NAME = path` of a query or a command take from its answer; what is not there is left out. */
export function savedFrom(text: string, answer: unknown): SavedValues {
  const kept: SavedValues = {};
  for (const { groups } of text.matchAll(KEEP)) {
    const value = valueAt(answer, groups?.path ?? '');
    if (value !== undefined && value !== null) kept[groups?.name ?? ''] = value;
  }
  return kept;
}

/** `variables` with every string that is `$NAME` and nothing else replaced by what was kept. Throws NotSavedYet. */
export function filled<T>(variables: T, kept: SavedValues): T {
  return JSON.parse(JSON.stringify(variables), (_key, value: unknown) => {
    const name = typeof value === 'string' ? PLACEHOLDER.exec(value)?.groups?.name : undefined;
    if (name === undefined) return value;
    if (!(name in kept)) throw new NotSavedYet(name);
    return kept[name];
  }) as T;
}

function valueAt(answer: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
      answer,
    );
}
