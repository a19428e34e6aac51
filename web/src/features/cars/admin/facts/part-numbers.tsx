import { trimText } from '#shared/format/visible-text';
import type { PartNumberInput, PartNumberKind } from '#shared/gql/schema-types.generated';
import { partNumberInputLimits } from '#shared/gql/admin-limits.generated';
import { useAction } from '#shop-kit/use-action';
import { useSetPartNumbersMutation } from '../lines/part-fitment-editor.generated';
import { FactField } from './fact-field';
import { FactsEditor, type PartFactsProps } from './facts-editor';

const kinds = [
  { value: 'OE', label: 'OE number' },
  { value: 'INTERCHANGE', label: 'Interchange' },
  { value: 'REPLACES', label: 'Replaces' },
  { value: 'REPLACED_BY', label: 'Replaced by' },
];

/** The numbers that others give a part; the maker's own is a field of the product. */
export function PartNumbers({ part, refetch }: PartFactsProps) {
  const [set] = useSetPartNumbersMutation();
  const { act } = useAction();
  const stored = part.numbers
    .filter(({ kind }) => kind !== 'MAKER')
    .map(({ kind, number, maker }) => ({ kind, number, maker: maker ?? '' }));
  const inputOf = ({ kind, number, maker }: (typeof stored)[number]): PartNumberInput => ({
    kind,
    number,
    maker: trimText(maker) || null,
  });

  async function save(numbers: typeof stored, expected: PartNumberInput[]) {
    const refusal = await act({
      send: () => set({ variables: { partId: part.id, expected, numbers: numbers.map(inputOf) } }),
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
      stored={stored}
      expected={stored.map(inputOf)}
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
      onDiscard={() => void refetch()}
    />
  );
}
