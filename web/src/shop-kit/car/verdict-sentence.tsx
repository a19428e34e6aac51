import type { ReactNode } from 'react';
import type { Verdict } from '#shared/gql/schema-types.generated';
import { chakra } from '#shared/ui/chakra';
import { verdictColors, VerdictMark } from './verdict-mark';

// A span, so that it may be inside a heading of a row.
const Line = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.125rem minmax(0, 1fr)',
    columnGap: '0.4375rem',
    fontSize: 'sm',
    fontWeight: 'normal',
    lineHeight: 'cell',
    overflowWrap: 'anywhere',
    '& > svg': { mt: '1px' },
  },
});

const Word = chakra('b', {
  base: { fontWeight: 'semibold' },
  variants: {
    verdict: verdictColors,
    onPaper: { true: { color: 'black' } },
  },
});

interface VerdictSentenceProps {
  verdict: Verdict;
  word: string;
  /** Size of the nut, in px. */
  size?: number;
  /** Black on white. */
  onPaper?: boolean;
  /** Text after the label. */
  children?: ReactNode;
}

/** A verdict in a line: the nut, the label in its color, then the reason. */
export function VerdictSentence(props: VerdictSentenceProps) {
  const { verdict, word, size = 18, onPaper = false, children } = props;
  return (
    <Line data-verdict={verdict}>
      <VerdictMark verdict={verdict} size={size} />
      <span>
        <Word verdict={verdict} onPaper={onPaper}>
          {word}
        </Word>
        <chakra.span color={onPaper ? 'black' : 'fg.muted'}>{children}</chakra.span>
      </span>
    </Line>
  );
}
