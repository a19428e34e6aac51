import type { ImportKind } from '#shared/gql/schema-types.generated';
import { chakra } from '#shared/ui/chakra';
import { TitledPanel } from '#shared/ui/titled-panel';
import { DropZone } from './drop-zone';
import { SaveFileButton } from '#shop-kit/save-file-button';
import { kindPath, kindLabels } from './kind-labels';
import { ShippedCars } from './shipped-cars';

const Fact = chakra('div', { base: { '& dt': { color: 'fg.muted' }, '& dd': { overflowWrap: 'anywhere' } } });

/** Upload of a file of a kind, with its format. */
export function NewImport({ kind }: { kind: ImportKind }) {
  const { row, rule, needed, optional } = kindLabels[kind];
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '7fr 5fr' }}>
      <DropZone kind={kind} />
      <TitledPanel title={row} p="5" gap="3" alignContent="start">
        <chakra.p color="fg.muted">{rule} Columns you leave out aren't changed.</chakra.p>
        <chakra.dl display="grid" gap="2" fontSize="sm">
          <Fact>
            <dt>Required</dt>
            <dd>{needed}</dd>
          </Fact>
          <Fact>
            <dt>Optional</dt>
            <dd>{optional}</dd>
          </Fact>
        </chakra.dl>
        <chakra.div justifySelf="start">
          <SaveFileButton
            size="sm"
            address={`/imports/${kindPath(kind)}/example.csv`}
            name={`example-${kindPath(kind)}.csv`}
          >
            Example file
          </SaveFileButton>
        </chakra.div>
      </TitledPanel>
      {kind === 'VEHICLES' && <ShippedCars />}
    </chakra.div>
  );
}
