import type { ImportKind } from '#shared/gql/schema-types.generated';
import { chakra } from '#shared/ui/chakra';
import { ChooseFile } from './choose-file';
import { ExportButton } from './export-button';

/** Export of all rows of a kind to a file, and import of a file. */
export function FileTools({ kind }: { kind: ImportKind }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <ExportButton kind={kind} />
      <ChooseFile kind={kind}>Import CSV</ChooseFile>
    </chakra.div>
  );
}
