/** What the shop did for one operation. */
export interface OperationWork {
  readonly name?: string;
  readonly kind?: 'query' | 'mutation';
  readonly query?: string;
  /** Of an operation that a page was made from. */
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly cost?: number;
  readonly errors?: readonly string[];
  readonly ms?: number;
  readonly statements: readonly { readonly text: string; readonly ms?: number }[];
}

/** A request as the shop remembers it (`graphql-api/src/behind/behind.ts`). */
export interface RememberedRequest {
  readonly cached: boolean;
  readonly caller?: 'visitor' | 'customer' | 'admin' | 'refused';
  readonly ms: number;
  readonly work: OperationWork & { readonly operations: readonly OperationWork[] };
}

/** Asks the shop for a request; null for one that it has forgotten. Throws when it does not answer. */
export async function loadRemembered(id: string): Promise<RememberedRequest | null> {
  const response = await fetch(`/behind/requests/${id}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the shop answered ${response.status}`);
  return (await response.json()) as RememberedRequest;
}
