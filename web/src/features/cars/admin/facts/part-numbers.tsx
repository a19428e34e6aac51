import { trimText } from '#shared/format/visible-text';
import type { PartNumberInput, PartNumberKind } from '#shared/gql/schema-types.generated';
import { partNumberInputLimits } from '#shared/gql/admin-limits.generated';
import { useAction } from '#shop-kit/use-action';
import { useSetPartNumbersMutation } from '../lines/part-fitment-editor.generated';
import { FactField } from './fact-field';
import { FactsEditor, type PartFactsProps } from './facts-editor';

const kinds = [
  { value: 'OE', words: 'OE number' },
  { value: 'INTERCHANGE', words: 'Interchange' },
  { value: 'REPLACES', words: 'Replaces' },
  { value: 'REPLACED_BY', words: 'Replaced by' },
];

/** The numbers that others give a part; the maker's own is a field of the product. */
export function PartNumbers({ part, refetch }: PartFactsProps) {
  const [set] = useSetPartNumbersMutation();
  const { act } = useAction();
  const standing = part.numbers
    .filter(({ kind }) => kind !== 'MAKER')
    .map(({ kind, number, maker }) => ({ kind, number, maker: maker ?? '' }));
  const inputOf = ({ kind, number, maker }: (typeof standing)[number]): PartNumberInput => ({
    kind,
    number,
    maker: trimText(maker) || null,
  });

  async function save(numbers: typeof standing, seen: PartNumberInput[]) {
    const refusal = await act({
      send: () => set({ variables: { partId: part.id, seen, numbers: numbers.map(inputOf) } }),
      done: 'Numbers saved.',
      notDone: "The numbers weren't saved.",
      quiet: true,
    });
    return refusal?.text;
  }

  return (
    <FactsEditor
      what="numbers"
      one="number"
      standing={standing}
      seen={standing.map(inputOf)}
      none={{ kind: 'OE', number: '', maker: '' }}
      problemOf={({ number }) => (trimText(number) ? undefined : 'Enter a number in each row.')}
      fields={(fact, change) => (
        <>
          <FactField
            label="Kind"
            value={fact.kind}
            options={kinds}
            onChange={(kind) => change({ kind: kind as PartNumberKind })}
          />
          <FactField
            label="Number"
            value={fact.number}
            maxLength={partNumberInputLimits.number.max}
            onChange={(number) => change({ number })}
          />
          <FactField
            label="Maker"
            value={fact.maker}
            maxLength={partNumberInputLimits.maker.max}
            optional
            onChange={(maker) => change({ maker })}
          />
        </>
      )}
      onSave={save}
      onLetBe={() => void refetch()}
    />
  );
}
