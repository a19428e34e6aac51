import Info from 'virtual:lucide/info';
import type { ReactNode } from 'react';
import { chakra } from '#shared/ui/chakra';

const Line = chakra('p', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.125rem minmax(0, 1fr)',
    columnGap: '0.4375rem',
    fontSize: 'sm',
    lineHeight: 'cell',
    textStyle: 'number',
    '& > svg': { mt: '1px' },
    '& ins': { fontWeight: 'semibold', textDecoration: 'none' },
  },
  variants: {
    kind: {
      loss: { '& > svg, & b': { color: 'fg.warning' } },
      gain: { '& > svg, & b': { color: 'fg.success' } },
      refused: { '& > svg, & b': { color: 'fg.error' } },
    },
  },
});

/** The former value, next to the current one. */
export const Former = chakra('del', { base: { color: 'fg.subtle', fontWeight: 'normal' } });

interface ChangeLineProps {
  /** Whether the visitor loses or gains by it, or was refused something because of it. */
  kind: 'loss' | 'gain' | 'refused';
  /** Noun for what changed. */
  word: string;
  /** The values before and after, if there are such values. */
  before?: string;
  after?: string;
  /** Consequence of the change. */
  children?: ReactNode;
}

/** The one way to show a change: a label, the old and the new value. It is shown at the changed item itself. */
export function ChangeLine({ kind, word, before, after, children }: ChangeLineProps) {
  return (
    <Line kind={kind}>
      <Info size={18} />
      <span>
        <b>{word}</b>
        {before && after && (
          <>
            {' '}
            <Former>{before}</Former> <span aria-hidden>→</span> <ins>{after}</ins>
          </>
        )}
        {children}
      </span>
    </Line>
  );
}
