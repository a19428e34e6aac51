import { chakra } from '#shared/ui/chakra';
import Check from 'virtual:lucide/check';

/** The shaft itself, for steps that lead somewhere. */
export const Line = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    fontWeight: 'semibold',
    fontSize: 'sm',
    width: 'full',
  },
});

/** A hub with its name. `--ground` is what lies behind. */
export const Step = chakra('li', {
  base: {
    position: 'relative',
    pt: '1.875rem',
    color: 'fg.subtle',
    _before: {
      content: '""',
      position: 'absolute',
      top: '0.5625rem',
      insetX: '0',
      height: '3px',
      bg: 'border',
    },
    // The shaft ends in the last hub.
    '&:last-child::before': { right: 'auto', width: '5' },
    _after: {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '0',
      boxSize: '1.3125rem',
      borderRadius: 'full',
      border: '3px solid',
      borderColor: 'border.emphasized',
      bg: 'var(--ground, {colors.bg})',
    },
  },
  variants: {
    state: {
      done: {
        color: 'fg',
        _before: { bg: 'petrol.solid' },
        _after: { bg: 'petrol.solid', borderColor: 'petrol.solid' },
      },
      now: { color: 'fg', _after: { bg: 'signal.solid', borderColor: 'fg' } },
      next: {},
    },
  },
});

/** The check in a done hub. */
export const DoneMark = chakra(Check, {
  base: {
    position: 'absolute',
    left: '1',
    top: '1',
    boxSize: '0.8125rem',
    color: 'petrol.contrast',
    zIndex: 1,
  },
});

export interface ShaftStep {
  name: string;
  hint: string;
  state: 'done' | 'now' | 'next';
}

interface ShaftProps {
  label: string;
  steps: readonly ShaftStep[];
  /** Hints are facts that must be there on small screens too. */
  hintsStore?: boolean;
}

/** Steps on one shaft: done hubs carry a check, the yellow hub is the current step. `--ground` is the background. */
export function Shaft({ label, steps, hintsStore = false }: ShaftProps) {
  return (
    <Line aria-label={label}>
      {steps.map(({ name, hint, state }) => (
        <Step key={name} state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'done' && <DoneMark strokeWidth={3.5} aria-hidden />}
          {name}
          {state === 'done' && <chakra.span srOnly>, done</chakra.span>}
          <chakra.small
            display={hintsStore ? 'block' : { base: 'none', sm: 'block' }}
            fontWeight="normal"
            fontSize="plate"
            color="fg.muted"
            textStyle="number"
          >
            {hint}
          </chakra.small>
        </Step>
      ))}
    </Line>
  );
}
