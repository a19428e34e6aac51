import { trimText } from '#shared/format/visible-text';
import type { PartSpecificationInput } from '#shared/gql/schema-types.generated';
import { partSpecificationInputLimits } from '#shared/gql/admin-limits.generated';
import { useAction } from '#shop-kit/use-action';
import { useSetPartSpecificationsMutation } from '../lines/part-fitment-editor.generated';
import { FactField } from './fact-field';
import { FactsEditor, type PartFactsProps } from './facts-editor';

interface SpecificationValues {
  name: string;
  value: string;
  unit: string;
}

/** Matches a number: "312", "-1.5"; all else is a text. */
const isNumber = (value: string) => /^-?\d{1,10}(\.\d{1,4})?$/.test(trimText(value));

const inputOf = ({ name, value, unit }: SpecificationValues): PartSpecificationInput => ({
  name,
  number: isNumber(value) ? Number(value) : null,
  text: isNumber(value) ? null : trimText(value),
  unit: trimText(unit) || null,
});

function problemOf({ name, value, unit }: SpecificationValues): string | undefined {
  if (!trimText(name)) return 'Enter a name in each row.';
  if (!trimText(value)) return `${trimText(name)} needs a value.`;
  return trimText(unit) && !isNumber(value) ? `${trimText(name)}: only a number has a unit.` : undefined;
}

/** A part's specifications, in the order of its table. */
export function PartSpecifications({ part, refetch }: PartFactsProps) {
  const [set] = useSetPartSpecificationsMutation();
  const { act } = useAction();
  const stored = part.specifications.map(({ name, number, unit, text }) => ({
    name,
    value: number === null ? (text ?? '') : String(number),
    unit: unit ?? '',
  }));
  async function save(specifications: SpecificationValues[], expected: PartSpecificationInput[]) {
    const refusal = await act({
      send: () =>
        set({ variables: { partId: part.id, expected, specifications: specifications.map(inputOf) } }),
      done: 'Specifications saved.',
      notDone: "The specifications weren't saved.",
      quiet: true,
    });
    return refusal?.text;
  }

  return (
    <FactsEditor
      what="specifications"
      one="specification"
      stored={stored}
      expected={part.specifications.map(({ name, number, unit, text }) => ({ name, number, unit, text }))}
      none={{ name: '', value: '', unit: '' }}
      problemOf={problemOf}
      fields={(fact, change) => (
        <>
          <FactField
            label="Name"
            value={fact.name}
            maxLength={partSpecificationInputLimits.name.max}
            onChange={(name) => change({ name })}
          />
          <FactField
            label="Value"
            value={fact.value}
            maxLength={partSpecificationInputLimits.text.max}
            onChange={(value) => change({ value })}
          />
          <FactField
            label="Unit"
            value={fact.unit}
            maxLength={partSpecificationInputLimits.unit.max}
            optional
            onChange={(unit) => change({ unit })}
          />
        </>
      )}
      onSave={save}
      onDiscard={() => void refetch()}
    />
  );
}
