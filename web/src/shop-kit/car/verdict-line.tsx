import { chakra } from '#shared/ui/chakra';
import { LinkButton } from '#shared/ui/text-link';
import { useCarPicker } from './car-picker';
import type { VerdictLineFragment } from './verdict-line.generated';
import { VerdictSentence } from './verdict-sentence';
import { verdictLabel } from './verdict-label';

/**
 * Whether a part fits the chosen car, in a line: the nut, the label, the reason. Questions that settle it start here.
 * The button is above a card or row that is a link as a whole.
 */
export function VerdictLine({ verdict: judged }: { verdict: VerdictLineFragment }) {
  const { verdict, question, needsEngine, reason } = judged;
  // A question says what the reason would.
  const isAsked = verdict === 'FITS_IF' && question !== null;
  return (
    <VerdictSentence verdict={verdict} word={verdictLabel(judged)}>
      {!isAsked && <> · {reason}</>}
      {(isAsked || needsEngine) && <VerdictQuestion question={question} />}
    </VerdictSentence>
  );
}

/** Asks the question that would settle a verdict; undefined where no JavaScript can open a dialog. */
function VerdictQuestion({ question }: Pick<VerdictLineFragment, 'question'>) {
  const picker = useCarPicker();
  return (
    <chakra.span css={{ '@media (scripting: none)': { display: 'none' } }}>
      {' '}
      ·{' '}
      <LinkButton
        position="relative"
        zIndex="1"
        // As high as a finger, without moving the lines.
        _after={{ content: '""', position: 'absolute', insetX: '0', insetY: '-3' }}
        aria-haspopup="dialog"
        onPointerEnter={picker.prepare}
        onFocus={picker.prepare}
        onClick={() => {
          if (question) picker.ask(question);
          else picker.choose('engine');
        }}
      >
        {question?.text ?? 'Which engine?'}
      </LinkButton>
    </chakra.span>
  );
}
