import type { FormParams } from './form-params.js';

/** A change of metadata: an empty value takes the key out; `'clear'` takes all out. */
export type MetadataChange = Record<string, string> | 'clear';

/** Reads `metadata[key]=value` within Stripe's limits: 50 keys of 40 characters, values of 500. */
export function readMetadata(params: FormParams): MetadataChange | undefined {
  if (params.raw('metadata') === '') return 'clear';
  const group = params.group('metadata');
  if (group === undefined) return undefined;
  const names = group.names();
  if (names.length > 50)
    throw params.invalid('metadata', `Metadata can have up to 50 keys, but you passed in ${names.length}.`);
  return Object.fromEntries(names.map((name) => [name, value(group, name)]));
}

/** The metadata after a change. */
export function changedMetadata(
  before: Record<string, string>,
  change: MetadataChange | undefined,
): Record<string, string> {
  if (change === 'clear') return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

function value(group: FormParams, name: string): string {
  const text = group.raw(name);
  if (typeof text !== 'string') throw group.invalid(name, `Invalid string for metadata key ${name}`);
  if (name.length > 40) {
    throw group.invalid(
      name,
      `Metadata keys can have up to 40 characters, but you passed in a key that is ${name.length} characters.`,
    );
  }
  if (text.length > 500) {
    throw group.invalid(
      name,
      `Metadata values can have up to 500 characters, but you passed in a value that is ${text.length} characters.`,
    );
  }
  return text;
}
