import type { ImportKind } from '#shared/gql/schema-types.generated';
import { SaveFileButton } from '#shop-kit/save-file-button';
import { kindPath } from './kind-labels';

/** Saves all that the shop has of a kind as a file. */
export function ExportButton({ kind }: { kind: ImportKind }) {
  const file = `${kindPath(kind)}.csv`;
  return (
    <SaveFileButton address={`/exports/${file}`} name={file}>
      Export CSV
    </SaveFileButton>
  );
}
