import ArrowDown from 'virtual:lucide/arrow-down';
import ArrowUp from 'virtual:lucide/arrow-up';
import Plus from 'virtual:lucide/plus';
import Trash2 from 'virtual:lucide/trash';
import { useField, useForm } from 'react-final-form';
import { Choice } from '#shared/forms/choice';
import { ErrorText } from '#shared/forms/field-frame';
import { SelectField } from '#shared/forms/select-field';
import { TextField } from '#shared/forms/text-field';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { jobSlotInputLimits } from '#shared/gql/admin-limits.generated';
import { usePartTypeOptions } from '#shop-kit/part-types';
import { type JobValues, newSlot, slotField } from './job-values';

const Slot = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3.5',
    alignItems: 'start',
    py: '3.5',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) 5rem' },
    '& > .whole': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
  },
});

/** Slots of a job, in order; they can be added, removed and moved. */
export function SlotFields() {
  const form = useForm<JobValues>();
  const { input, meta } = useField<readonly string[]>('slots', {
    subscription: { value: true, error: true, submitFailed: true },
  });
  const slots = input.value;

  function add() {
    const slot = String(Math.max(-1, ...slots.map(Number)) + 1);
    form.batch(() => {
      for (const [field, value] of Object.entries(newSlot(slot))) form.change(field as 'title', value);
      input.onChange([...slots, slot]);
    });
  }

  /** Lets a part and the next change places. */
  const swapAt = (index: number) => () => input.onChange(swapped(slots, index));

  return (
    <div>
      <chakra.h2 textStyle="h3" mb="2">
        Parts
      </chakra.h2>
      {slots.map((slot, index) => (
        <SlotRow
          key={slot}
          slot={slot}
          number={index + 1}
          onUp={index > 0 ? swapAt(index - 1) : undefined}
          onDown={index < slots.length - 1 ? swapAt(index) : undefined}
          onRemove={() => input.onChange(slots.filter((other) => other !== slot))}
        />
      ))}
      {meta.submitFailed && meta.error && <ErrorText>{String(meta.error)}</ErrorText>}
      <Button variant="ghost" icon={<Plus size={20} />} onClick={add}>
        Add a part
      </Button>
    </div>
  );
}

/** The slots with one of them and the next in each other's place. */
function swapped(slots: readonly string[], index: number): string[] {
  const [one, other] = [slots[index] ?? '', slots[index + 1] ?? ''];
  return slots.with(index, other).with(index + 1, one);
}

interface SlotRowProps {
  slot: string;
  /** Counts from 1. */
  number: number;
  /** Undefined for the first slot. */
  onUp: (() => void) | undefined;
  /** Undefined for the last slot. */
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function SlotRow({ slot, number, onUp, onDown, onRemove }: SlotRowProps) {
  const type = useField<string>(slotField(slot, 'type'), { subscription: { value: true } }).input.value;
  const needed = useField<string>(slotField(slot, 'required'), { subscription: { value: true } }).input;
  const options = usePartTypeOptions(type);
  const name = `part ${number}`;
  return (
    <Slot aria-label={`Part ${number}`}>
      <TextField
        name={slotField(slot, 'title')}
        label="Name"
        autoComplete="off"
        maxLength={jobSlotInputLimits.title.max}
      />
      <SelectField
        name={slotField(slot, 'type')}
        label="Part type"
        placeholder="Choose a type"
        options={options}
      />
      <TextField
        name={slotField(slot, 'units')}
        label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
      <div className="whole">
        <Choice
          type="checkbox"
          name={slotField(slot, 'required')}
          value="yes"
          checked={needed.value === 'yes'}
          onChange={(checked) => needed.onChange(checked ? 'yes' : '')}
        >
          Required
        </Choice>
        <chakra.span display="flex" gap="2" ml="auto">
          <Button
            variant="ghost"
            shape="icon"
            size="sm"
            aria-label={`Move ${name} up`}
            disabled={!onUp}
            onClick={onUp}
          >
            <ArrowUp size={16} />
          </Button>
          <Button
            variant="ghost"
            shape="icon"
            size="sm"
            aria-label={`Move ${name} down`}
            disabled={!onDown}
            onClick={onDown}
          >
            <ArrowDown size={16} />
          </Button>
          <Button
            variant="danger"
            size="sm"
            aria-label={`Remove ${name}`}
            icon={<Trash2 size={16} />}
            onClick={onRemove}
          >
            Remove
          </Button>
        </chakra.span>
      </div>
    </Slot>
  );
}
