/**
 * The view of an admin table is in its URL: search, tab, sort, page. A URL written here can be read here;
 * defaults are left out, so that one view has one URL, and invalid values are ignored.
 */
import { clean, readPage } from './address-text';

/** One parameter of a URL. Values are strings of the API's kind, parameters are readable. */
interface Parameter<Value extends string> {
  readonly name: string;
  // Methods, not properties: a parameter of few values is a parameter of strings, too.
  read(text: string): Value | null;
  write(value: Value): string;
}

/** Parameter with one of a few values, each with its text in the URL. */
export function oneOf<const Value extends string>(
  name: string,
  slugs: Readonly<Record<Value, string>>,
): Parameter<Value> {
  const entries = Object.entries(slugs) as [Value, string][];
  return {
    name,
    read: (text) => entries.find(([, word]) => word === text)?.[0] ?? null,
    write: (value) => slugs[value],
  };
}

/** A day as an ISO 8601 date; an impossible date is ignored. */
export const oneDay = (name: string): Parameter<string> => ({
  name,
  read: (text) => {
    const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
    // V8 reads 30 February as 1 March.
    return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text) ? text : null;
  },
  write: (value) => value,
});

/** Sort of tables that have a single order. */
export const noSort: Parameter<never> = { name: 'sort', read: () => null, write: (value) => value };

/** An id of the API: letters, digits and dashes. */
export const wordParameter = (name: string): Parameter<string> => ({
  name,
  read: (text) => (/^[\w-]{1,128}$/.test(text) ? text : null),
  write: (value) => value,
});

type Parameters = Record<string, Parameter<string>>;

type ChosenOf<P extends Parameters> = {
  readonly [Key in keyof P]: P[Key] extends Parameter<infer Value> ? Value | null : never;
};

export type TableView<P extends Parameters> = ChosenOf<P> & {
  /** Empty when nothing is searched for. */
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
};

export interface TableAddress<View> {
  readonly path: string;
  /** URL of a view; without arguments, of the plain table. */
  readonly to: (view?: Partial<View>) => string;
  readonly read: (query: URLSearchParams) => View;
}

// The API accepts no more (OrderFilter).
const longestSearch = 100;
const searchOf = (text: string | null) => clean(text).slice(0, longestSearch);

/** Reads and writes the URLs of one table: `q`, the given parameters, `page`. */
export function tableAddress<P extends Parameters>(path: string, parameters: P): TableAddress<TableView<P>> {
  const chosen = Object.entries(parameters);
  return {
    path,
    to(view = {}) {
      const { search = '', page = 1 } = view as { search?: string; page?: number };
      const values = view as Record<string, string | null | undefined>;
      const query = new URLSearchParams();
      if (searchOf(search)) query.set('q', searchOf(search));
      for (const [key, parameter] of chosen) {
        const value = values[key];
        if (value != null) query.set(parameter.name, parameter.write(value));
      }
      if (page > 1) query.set('page', String(page));
      return query.size > 0 ? `${path}?${query}` : path;
    },
    read(query) {
      const values = chosen.map(
        ([key, parameter]) => [key, parameter.read(query.get(parameter.name) ?? '')] as const,
      );
      return {
        ...(Object.fromEntries(values) as ChosenOf<P>),
        search: searchOf(query.get('q')),
        page: readPage(query.get('page')),
      };
    },
  };
}
