import { chakra } from '#shared/ui/chakra';
import { plainDigits } from '#shared/format/plain-digits';
import Minus from 'virtual:lucide/minus';
import Plus from 'virtual:lucide/plus';

const Frame = chakra('div', {
  base: {
    display: 'inline-grid',
    gridTemplateColumns: '2.75rem 4.5rem 2.75rem',
    width: 'max-content',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    bg: 'bg.panel',
    overflow: 'hidden',
    '&:focus-within': { borderColor: 'fg' },
    '& :focus-visible': { outlineOffset: '-3px' },
  },
  variants: {
    invalid: {
      true: {
        borderColor: 'border.error',
        outline: '1px solid {colors.border.error}',
        '&:focus-within': { borderColor: 'border.error' },
      },
    },
  },
});

const Step = chakra(
  'button',
  {
    base: {
      height: 'control',
      display: 'grid',
      placeItems: 'center',
      bg: 'bg.muted',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.emphasized' },
      '&[aria-disabled=true]': { color: 'fg.subtle', cursor: 'not-allowed' },
    },
  },
  { defaultProps: { type: 'button' } },
);

const Figure = chakra('input', {
  base: {
    width: 'full',
    textAlign: 'center',
    textStyle: 'price',
    fontSize: 'card',
    bg: 'transparent',
    borderInlineWidth: '1px',
    borderColor: 'border',
  },
});

interface QuantityStepperProps {
  id: string;
  /** Noun for the counted item, where there are several. */
  of?: string;
  /** Text in the box, as typed: it may be out of range or not a number at all. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  invalid: boolean;
  describedBy: string;
  /** Limits minus and plus; unlimited without it. */
  range?: { min: number; max: number };
}

/**
 * Minus, box, plus. Typed text is not clamped: a quantity out of range must be possible so that it can be explained.
 * From text that is not a number, minus and plus start at zero.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { id, of, value, onChange, onBlur, invalid, describedBy, range } = props;
  const current = Number.parseInt(plainDigits(value), 10) || 0;
  const isOut = (next: number) => range !== undefined && (next < range.min || next > range.max);
  const step = (by: number) => ({
    'aria-controls': id,
    'aria-disabled': isOut(current + by) || undefined,
    onClick: () => {
      if (!isOut(current + by)) onChange(String(current + by));
    },
  });
  return (
    <Frame invalid={invalid}>
      <Step aria-label={of ? `One less, ${of}` : 'One less'} {...step(-1)}>
        <Minus size={20} />
      </Step>
      <Figure
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
      <Step aria-label={of ? `One more, ${of}` : 'One more'} {...step(1)}>
        <Plus size={20} />
      </Step>
    </Frame>
  );
}
