import { chakra } from '#shared/ui/chakra';
import { useEffect, useRef } from 'react';

const Options = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    gap: '1',
    // Room for the ring of the current one.
    p: '1',
    m: '-1',
    overflowY: 'auto',
    maxHeight: { base: '33dvh', lg: '13.5rem' },
  },
});

const Option = chakra('li', {
  base: {
    minHeight: 'control',
    py: '1',
    px: '3',
    display: 'flex',
    alignItems: 'center',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    cursor: 'pointer',
    lineHeight: '1.2',
    textStyle: 'number',
    _hover: { bg: 'bg.muted' },
    '&[aria-selected=true]': {
      bg: 'petrol.subtle',
      borderColor: 'petrol.border',
      fontWeight: 'semibold',
      outline: '2px solid var(--focus)',
    },
  },
});

interface OptionListProps {
  id: string;
  label: string;
  options: readonly string[];
  /** Index of the option that Enter selects; -1: none. */
  current: number;
  onUse: (index: number) => void;
}

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The listbox of a combobox: focus stays in its field. */
export function OptionList({ id, label, options, current, onUse }: OptionListProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(
    function keepTheCurrentInSight() {
      list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
    },
    [current],
  );

  return (
    <Options ref={list} id={id} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <Option
          key={option}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === current}
          // A click must not move focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onUse(index)}
        >
          {option}
        </Option>
      ))}
    </Options>
  );
}
