import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';

const steps = [
  { name: 'Order', hint: 'Pieces and address' },
  { name: 'Pay', hint: 'By card' },
  { name: 'Shipped', hint: 'We send it out' },
] as const;

type StepName = (typeof steps)[number]['name'];

const Shaft = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    fontWeight: 'semibold',
    fontSize: 'sm',
    width: 'full',
  },
});

const Step = chakra('li', {
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
      bg: 'bg',
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

const DoneMark = chakra(Check, {
  base: {
    position: 'absolute',
    left: '1',
    top: '1',
    boxSize: '0.8125rem',
    color: 'petrol.contrast',
    zIndex: 1,
  },
});

/** The progress of an order on one shaft. `current` is the yellow hub; what lies before it is done. */
export function AxleSteps({ current }: { current: StepName | 'done' }) {
  const position = current === 'done' ? steps.length : steps.findIndex((step) => step.name === current);
  return (
    <Shaft aria-label="Progress of your order">
      {steps.map(({ name, hint }, index) => {
        const state = index < position ? 'done' : index === position ? 'now' : 'next';
        return (
          <Step key={name} state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' && <DoneMark strokeWidth={3.5} aria-hidden />}
            {name}
            {state === 'done' && <chakra.span srOnly>, done</chakra.span>}
            <chakra.small
              display={{ base: 'none', sm: 'block' }}
              fontWeight="normal"
              fontSize="plate"
              color="fg.muted"
            >
              {hint}
            </chakra.small>
          </Step>
        );
      })}
    </Shaft>
  );
}
