import ChevronDown from 'virtual:lucide/chevron-down';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { Fold } from '#shared/ui/fold';
import { Panel } from '#shared/ui/panel';
import { TitledPanel } from '#shared/ui/titled-panel';
import { useAction } from '#shop-kit/use-action';
import { useSetImportRecipeMutation, type Import_ImportFragment } from './imports.generated';

const languages: Readonly<Record<string, string>> = {
  'windows-1250': 'Central European',
  'windows-1251': 'Cyrillic',
  'windows-1252': 'Western European',
  'windows-1253': 'Greek',
  'windows-1254': 'Turkish',
  'windows-1255': 'Hebrew',
  'windows-1256': 'Arabic',
  'windows-1257': 'Baltic',
  'windows-874': 'Thai',
  'ISO-8859-2': 'Central European',
  'KOI8-R': 'Cyrillic',
  IBM850: 'Western European, DOS',
  IBM852: 'Central European, DOS',
  IBM866: 'Cyrillic, DOS',
  macintosh: 'Western European, Mac',
  Shift_JIS: 'Japanese',
  'EUC-JP': 'Japanese',
  GB18030: 'Chinese, simplified',
  Big5: 'Chinese, traditional',
  'EUC-KR': 'Korean',
};

interface ImportReadingsProps {
  item: Import_ImportFragment;
  sample: NonNullable<Import_ImportFragment['sample']>;
  onRefused: () => void;
}

/** Asks in which encoding a file is read, by a few of its lines; once it is chosen, another can be. */
export function ImportReadings({ item, sample, onRefused }: ImportReadingsProps) {
  const [setRecipe] = useSetImportRecipeMutation();
  const { act } = useAction();

  async function choose(encoding: string) {
    const refusal = await act({
      send: () => setRecipe({ variables: { id: item.id, recipe: { encoding } } }),
      notDone: 'The encoding was not set.',
    });
    if (refusal) onRefused();
  }

  const readings = (
    <>
      <chakra.ul display="grid" gap="3" listStyleType="none">
        {sample.encodings.map(({ name, lines }) => (
          <chakra.li
            key={name}
            display="grid"
            gap="2"
            p="3.5"
            borderWidth="1px"
            borderColor="border"
            borderRadius="control"
            minWidth="0"
          >
            <chakra.div display="flex" flexWrap="wrap" gap="2" columnGap="4" alignItems="center">
              <span>
                <b>{languages[name] ?? name}</b> <chakra.span color="fg.muted">({name})</chakra.span>
              </span>
              {name === sample.encoding ? (
                <chakra.span color="fg.muted" ml="auto">
                  Current encoding
                </chakra.span>
              ) : (
                <Button variant="outline" size="sm" ml="auto" onClick={() => void choose(name)}>
                  Read as {name}
                </Button>
              )}
            </chakra.div>
            <chakra.code display="grid" gap="1" fontSize="sm" overflowWrap="anywhere" translate="no">
              {[...new Set(lines)].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </chakra.code>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p color="fg.muted" fontSize="sm">
        If none looks right, save the file as “CSV UTF-8” and choose it again.
      </chakra.p>
    </>
  );
  if (sample.encoding !== null) {
    return (
      <Panel overflow="hidden">
        <Fold borderTopWidth="0">
          <summary>
            Read as {sample.encoding}. Choose another encoding
            <ChevronDown size={18} aria-hidden />
          </summary>
          <chakra.div display="grid" gap="4" p="3.5" pt="1">
            {readings}
          </chakra.div>
        </Fold>
      </Panel>
    );
  }
  return (
    <TitledPanel title="Choose the file encoding" p="5" gap="3">
      <p>
        The file isn't UTF-8, so it could be in one of several encodings. Choose the one in which every word
        looks right. Nothing is saved yet.
      </p>
      {readings}
    </TitledPanel>
  );
}
