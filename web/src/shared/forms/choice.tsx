import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { formatCount } from '#shared/format/count';

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: { base: 'control', lg: 'controlSm' },
    fontSize: 'base',
    cursor: 'pointer',
  },
  variants: { faint: { true: { color: 'fg.subtle' } } },
});

/** The box itself, where its label is somewhere else. */
export const ChoiceBox = chakra('input', {
  base: {
    appearance: 'none',
    boxSize: '5',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    borderWidth: '1.5px',
    borderColor: 'border.emphasized',
    borderRadius: 'mark',
    bg: 'bg.panel',
    cursor: 'pointer',
    _before: { content: '""', boxSize: '3', transform: 'scale(0)' },
    _checked: {
      borderColor: 'petrol.solid',
      bg: 'petrol.solid',
      _before: {
        transform: 'none',
        bg: 'petrol.contrast',
        clipPath: 'polygon(14% 48%, 0 62%, 40% 100%, 100% 22%, 86% 8%, 40% 72%)',
      },
    },
    '&[type=radio]': { borderRadius: 'full' },
    '&[type=radio]:checked': {
      borderWidth: '2px',
      bg: 'bg.panel',
      _before: { bg: 'petrol.solid', boxSize: '2.5', borderRadius: 'full', clipPath: 'none' },
    },
  },
});

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Number of items the choice would show; a choice of none is grey, not removed. Left out while unknown. */
  count?: number | undefined;
  /** False where there may be more than `count`. */
  isExact?: boolean;
  children: ReactNode;
}

/** A checkbox or radio, with the number of its items. */
export function Choice(props: ChoiceProps) {
  const { type, name, value, checked, onChange, count, isExact, children } = props;
  return (
    <Row faint={count === 0}>
      <ChoiceBox
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
      {count !== undefined && (
        <chakra.span ml="auto" color="fg.subtle" fontSize="sm" textStyle="number">
          {formatCount(count, isExact)}
        </chakra.span>
      )}
    </Row>
  );
}
