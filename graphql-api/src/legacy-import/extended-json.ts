/**
 * The plain value behind MongoDB's extended JSON, canonical or relaxed: text, a number (NaN too), a boolean, a Date, or
 * what it was. Anything else, such as a nested document, stays as it is.
 */
export function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries: [string, unknown][] = Object.entries(value);
  const [entry] = entries;
  if (!entry || entries.length > 1) return value;
  const [type, inner] = entry;
  switch (type) {
    case '$oid':
    case '$symbol':
      return inner;
    case '$numberInt':
    case '$numberLong':
    case '$numberDouble':
    case '$numberDecimal':
      return Number(inner);
    case '$date':
      return dateOf(plainValue(inner));
    case '$undefined':
      return undefined;
    default:
      return value;
  }
}

function dateOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
