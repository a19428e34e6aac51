import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';

const Line = chakra('ol', { base: { display: 'grid', fontSize: 'base', lineHeight: '1.35' } });

const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    pl: '1.75rem',
    pb: '4',
    // The shaft runs from hub to hub and ends in the last one.
    _before: {
      content: '""',
      position: 'absolute',
      left: '0.3125rem',
      top: '0.75rem',
      bottom: '-0.25rem',
      width: '3px',
      bg: 'border',
    },
    _last: { pb: '0', _before: { display: 'none' } },
    _after: {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '0.1875rem',
      boxSize: '0.8125rem',
      borderRadius: 'full',
      border: '2px solid',
      borderColor: 'border.emphasized',
      bg: 'bg.panel',
    },
  },
  variants: {
    state: {
      done: {
        _before: { bg: 'petrol.solid' },
        _after: { bg: 'petrol.solid', borderColor: 'petrol.solid' },
      },
      now: { _after: { bg: 'signal.solid', borderColor: 'fg' } },
      next: { color: 'fg.subtle' },
    },
  },
});

export interface UprightStep {
  name: string;
  hint?: ReactNode;
  at?: { iso: string; text: string };
  state: 'done' | 'now' | 'next';
}

interface UprightShaftProps {
  label: string;
  steps: readonly UprightStep[];
}

/** A history on an upright shaft: petrol hubs for past events, yellow for the current state, empty ones after it. */
export function UprightShaft({ label, steps }: UprightShaftProps) {
  return (
    <Line aria-label={label}>
      {steps.map(({ name, hint, at, state }, index) => (
        // The same event may happen twice; the history only ever grows at its end.
        <Step key={`${index} ${name}`} state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>
            <chakra.span fontWeight={state === 'next' ? 'normal' : 'semibold'}>{name}</chakra.span>
            {hint && (
              <chakra.span display="block" fontSize="sm" color="fg.muted" textStyle="number">
                {hint}
              </chakra.span>
            )}
          </span>
          {at && (
            <chakra.time
              dateTime={at.iso}
              fontSize="sm"
              color="fg.subtle"
              textStyle="number"
              whiteSpace="nowrap"
            >
              {at.text}
            </chakra.time>
          )}
        </Step>
      ))}
    </Line>
  );
}
