import { toDecimal } from '../../../shared/money.js';
import type { AuditChange } from './audit-entry.types.js';

type Values = Record<string, unknown> | null;

/** The names that ids stand for, such as a part's name by its id. */
type NameOf = (id: string) => string | undefined;

/** Ids of things people know by name, and what the value is then called. */
const NAMED: Partial<Record<string, string>> = { partId: 'part', userUid: 'user' };

/** The differences between the values before and after, in the order they were recorded. */
export function changesBetween(before: Values, after: Values, nameOf: NameOf): AuditChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]].map((value) =>
      name in NAMED && typeof value === 'string' ? (nameOf(value) ?? value) : valueLabel(name, value),
    );
    const field = NAMED[name] ?? name.replace(/Minor$/, '');
    return was === is ? [] : [{ field, before: was ?? null, after: is ?? null }];
  });
}

/** Money as decimal text, a list of texts with commas, everything else as it is stored. */
function valueLabel(name: string, value: unknown): string | null {
  if (isTexts(value)) return value.join(', ') || null;
  if (value === null || value === undefined || value === '') return null;
  if (name.endsWith('Minor') && typeof value === 'number') return toDecimal(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
