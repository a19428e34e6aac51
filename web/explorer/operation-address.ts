import { ownAddress } from '../src/shared/config/own-address';
import type { Person } from './demo-session';

/** An operation that the explorer is opened with. */
export interface OpenedOperation {
  readonly query: string;
  /** JSON text. */
  readonly variables: string;
  readonly as: Person;
  /** The address of the page that sent it. */
  readonly from: string;
}

const PEOPLE: readonly string[] = ['visitor', 'customer', 'admin'] satisfies Person[];

/** The explorer's address with this operation in it: behind the `#`, which no server and no log gets to see. */
export const explorerAddress = ({ query, variables, as, from }: OpenedOperation): string =>
  `/graphql#${new URLSearchParams({ query, variables, as, from }).toString()}`;

/** Reads what `explorerAddress` wrote; null for any other address. Anyone may have written it: it leads to no other site. */
export function readOpenedOperation(hash: string): OpenedOperation | null {
  const read = new URLSearchParams(hash.slice(1));
  const query = read.get('query');
  const as = read.get('as') ?? '';
  if (!query) return null;
  return {
    query,
    variables: read.get('variables') ?? '',
    as: PEOPLE.includes(as) ? (as as Person) : 'visitor',
    from: ownAddress(read.get('from')) ?? '/',
  };
}
