import type { Customer, TestShop } from '../support/create-test-shop.js';

/** An import as an admin sees it. */
export interface SeenImport {
  readonly id: string;
  readonly fileName: string;
  readonly state: string;
  readonly encoding: string | null;
  readonly delimiter: string | null;
  readonly rows: number;
  readonly newCount: number;
  readonly changedCount: number;
  readonly sameCount: number;
  readonly wrongCount: number;
  readonly digest: string | null;
  readonly problem: string | null;
  readonly undoUntil: string | null;
  readonly lines: { readonly nodes: SeenLine[]; readonly totalCount: number };
}

interface SeenLine {
  readonly row: number;
  readonly kind: string;
  readonly label: string;
  readonly column: string | null;
  readonly value: string | null;
  readonly reason: string | null;
  readonly words: string | null;
  readonly changes: { column: string; before: string | null; after: string | null }[];
}

const FIELDS = `id fileName state encoding delimiter rows: rowsRead counts { new changed same wrong } digest problem undoUntil`;
const LINES = `totalCount nodes { row kind label column value reason words changes { column before after } }`;

/** Sends a file. */
export async function upload(
  admin: Customer,
  file: string | Uint8Array<ArrayBuffer>,
  name = 'cars.csv',
  kind = 'fitment',
) {
  const response = await admin.fetch('POST', `/imports/${kind}?name=${encodeURIComponent(name)}`, file, {
    'Content-Type': 'text/csv',
  });
  return { status: response.status, body: (await response.json()) as { id: string; message?: string } };
}

/** The current state of an import, with its lines of one kind. */
export async function seeImport(
  admin: Customer,
  id: string,
  kind: string | null = null,
): Promise<SeenImport> {
  const { data, errors } = await admin.graphql(
    `query ($id: ID!, $kind: ImportLineKind) { item: import(id: $id) { ${FIELDS} }
      lines: importLines(id: $id, kind: $kind, first: 100) { ${LINES} } }`,
    { id, kind },
  );
  if (errors) throw new Error(errors[0]?.message);
  const { item, lines } = data as unknown as {
    item: Omit<SeenImport, 'lines'> & { counts: Record<'changed' | 'new' | 'same' | 'wrong', number> };
    lines: SeenImport['lines'];
  };
  const { new: newCount, changed: changedCount, same: sameCount, wrong: wrongCount } = item.counts;
  return { ...item, newCount, changedCount, sameCount, wrongCount, lines };
}

/** Sends a file and has it looked at. */
export async function preview(
  shop: TestShop,
  admin: Customer,
  file: string | Uint8Array<ArrayBuffer>,
  name?: string,
  kind?: string,
): Promise<SeenImport> {
  const { body } = await upload(admin, file, name, kind);
  await shop.runTask('imports');
  return seeImport(admin, body.id);
}

/** Runs a mutation on an import; applies the current preview, or the named one. Returns the refusal, or the import. */
export async function then(
  shop: TestShop,
  admin: Customer,
  what: 'apply' | 'discard' | 'recheck' | 'undo',
  id: string,
  digest?: string | null,
): Promise<SeenImport | string> {
  const { errors } = await (what === 'apply'
    ? admin.graphql(APPLY, { id, digest: digest ?? (await digestOf(admin, id)) })
    : admin.graphql(`mutation ($id: ID!) { ${what}Import(id: $id) { state } }`, { id }));
  if (errors) return errors[0]?.message ?? '';
  await shop.runTask('imports');
  return what === 'discard' ? '' : seeImport(admin, id);
}

export const APPLY = `mutation ($id: ID!, $digest: String!) { applyImport(id: $id, digest: $digest) { state } }`;

/** Digest of the current preview; anything for a deleted import. */
const digestOf = (admin: Customer, id: string): Promise<string> =>
  seeImport(admin, id).then(
    (seen) => seen.digest ?? '',
    () => '',
  );

/** The whole file of a kind. */
export async function exported(admin: Customer, kind = 'fitment'): Promise<string> {
  const response = await admin.fetch('GET', `/exports/${kind}.csv`);
  // The byte order mark belongs to the file.
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
}
