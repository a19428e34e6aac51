import type { ImportKind } from '#shared/gql/schema-types.generated';
import { chakra } from '#shared/ui/chakra';
import { ChooseFile } from './choose-file';
import { ExportButton } from './export-button';

/** All of a kind out as a file, and a file in. */
export function FileTools({ kind }: { kind: ImportKind }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <ExportButton kind={kind} />
      <ChooseFile kind={kind}>Import CSV</ChooseFile>
    </chakra.div>
  );
}
