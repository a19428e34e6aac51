import { useId, type ReactNode } from 'react';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { chakra } from '#shared/ui/chakra';
import { panel } from '#shared/ui/panel';
import { moveAndChooseCar } from '../catalogue-moves';
import type { CarQuestion } from './car-picker';
import { VerdictMark } from './verdict-mark';

const Strip = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    columnGap: { base: '2', md: '6' },
    alignItems: 'center',
    py: { base: '2', md: '3' },
    pl: { base: '3', md: '4' },
    pr: { base: '2', md: '4' },
    ...panel,
    '@media (scripting: none)': { '& button': { display: 'none' } },
  },
  variants: {
    // Next to a list it is short on phones; in a box of its own it shows everything.
    inBox: {
      true: { borderWidth: '0', py: '3', pl: '3.5', pr: '4' },
      false: { '& .more': { display: { base: 'none', md: 'inline-flex' } } },
    },
  },
});

const Answers = chakra('div', {
  // A long answer in large text wraps to two lines rather than exceed the screen.
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', ml: 'auto', '& a': { whiteSpace: 'normal' } },
});

/** Labels of answer buttons: "rear discs" and "rear drums" are "Discs" and "Drums" next to their question. */
function labelsOf(answers: readonly string[]): string[] {
  const first = answers[0]?.split(' ')[0] ?? '';
  const isShared = answers.length > 1 && answers.every((answer) => answer.startsWith(`${first} `));
  return answers.map((answer) => {
    const label = isShared ? answer.slice(first.length + 1) : answer;
    return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
  });
}

interface QuestionStripProps {
  question: CarQuestion;
  /** URL of the same page with this answer. */
  addressWith: (answer: string) => string;
  onNotKnown: () => void;
  /** Omits its own frame. */
  inBox?: boolean;
  /** Says what depends on it. */
  children: ReactNode;
}

/** A question about the car, with its answers as links: they work without JavaScript, and choose the car. */
export function QuestionStrip(props: QuestionStripProps) {
  const { question, addressWith, onNotKnown, inBox = false, children } = props;
  const id = useId();
  const labels = labelsOf(question.answers);
  return (
    <Strip inBox={inBox} role="group" aria-labelledby={id}>
      <chakra.p
        display="grid"
        flex={{ base: '1 1 8rem', md: '1 1 18rem' }}
        gridTemplateColumns="1.125rem minmax(0, 1fr)"
        columnGap="0.4375rem"
        lineHeight="cell"
        css={{ '& > svg': { marginTop: '1px' } }}
      >
        <VerdictMark verdict="FITS_IF" />
        <span>
          <b id={id}>{question.text}</b>{' '}
          <chakra.span className="more" color="fg.muted">
            {children}
          </chakra.span>
        </span>
      </chakra.p>
      <Answers>
        {question.answers.map((answer, place) => (
          <ButtonLink
            key={answer}
            variant="outline"
            px={{ base: '3.5', md: '1.125rem' }}
            to={addressWith(answer)}
            state={moveAndChooseCar('results')}
            replace
            preventScrollReset
          >
            {labels[place]}
          </ButtonLink>
        ))}
        <Button className="more" variant="ghost" onClick={onNotKnown}>
          I don't know
        </Button>
      </Answers>
    </Strip>
  );
}
