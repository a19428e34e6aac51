import { chakra } from '#shared/ui/chakra';
import { useId, useState, type KeyboardEvent } from 'react';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { useMediaQuery } from '#shared/browser/use-media-query';
import { Input } from '#shared/forms/input';
import { OptionList, optionId } from './option-list';
import type { CarOption } from './use-car-choices';

interface StepFieldProps {
  label: string;
  /** Number and kind of the options: "9 for Honda in 2016". */
  hint: string;
  options: readonly CarOption[];
  onUse: (option: CarOption) => void;
  /** ← in the empty field. */
  onBack: () => void;
}

const plain = (text: string) => text.toLowerCase().replace(/[\s\u00a0-]+/g, '');

/** Options that begin with the text come before those that only contain it. */
function matching(options: readonly CarOption[], typed: string): CarOption[] {
  const query = plain(typed);
  const found = options.filter(({ label }) => plain(label).includes(query));
  const begins = (option: CarOption) => plain(option.label).startsWith(query);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/** One step of the choice: typing filters, arrows move, Enter selects and continues. */
export function StepField({ label, hint, options, onUse, onBack }: StepFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState(-1);
  // On a touch screen the field's keyboard would cover the options.
  const isTouched = useMediaQuery('(pointer: coarse)');
  const field = useFocusWhenShown<HTMLInputElement>({ enabled: !isTouched });
  const found = matching(options, typed);
  const listId = `${id}-list`;

  function take(index: number) {
    const option = found[index];
    if (option) onUse(option);
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    const last = found.length - 1;
    const to: Partial<Record<string, number>> = {
      ArrowDown: current >= last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
    };
    const next = to[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setCurrent(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      take(current);
    } else if (event.key === 'ArrowLeft' && typed === '') {
      event.preventDefault();
      onBack();
    }
  }

  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.label htmlFor={id} fontWeight="semibold" fontSize="base">
        {label}{' '}
        <chakra.span fontWeight="normal" color="fg.muted" textStyle="number">
          ({hint})
        </chakra.span>
      </chakra.label>
      <Input
        id={id}
        ref={field}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? optionId(listId, current) : undefined}
        placeholder="Type or choose"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        value={typed}
        onKeyDown={move}
        onChange={({ target }) => {
          setTyped(target.value);
          setCurrent(target.value.trim() === '' ? -1 : 0);
        }}
      />
      {/* A sheet keeps its height, from step to step and whatever is typed. */}
      <chakra.div mt="1.5" height={{ base: '33dvh', lg: 'auto' }}>
        <OptionList
          id={listId}
          label={label}
          options={found.map((option) => option.label)}
          current={Math.min(current, found.length - 1)}
          onUse={take}
        />
        <chakra.p role="status" color="fg.muted" fontSize="sm" srOnly={found.length > 0}>
          {typed !== '' && found.length === 0 && `Nothing here is called “${typed}”.`}
          {typed !== '' && found.length > 0 && `${found.length} found`}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
