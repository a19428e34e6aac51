import { chakra } from '#shared/ui/chakra';
import { useId, useState } from 'react';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { VerdictMark } from '#shop-kit/car/verdict-mark';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { withAnswer } from '#shop-kit/car/car';
import { paths } from '#shop-kit/paths';
import { moveAndChooseCar } from '#shop-kit/catalogue-moves';
import type { CatalogueCounts } from './use-catalogue-counts';

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
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    bg: 'bg.panel',
    '& .more': { display: { base: 'none', md: 'inline-flex' } },
    '@media (scripting: none)': { '& button.more': { display: 'none' } },
  },
});

const Answers = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', ml: 'auto' },
});

const sentence = (parts: number) =>
  parts === 1
    ? '1 of these parts depends on it. We ask once.'
    : `${parts} of these parts depend on it. We ask once.`;

/** Answers as a button has them: "rear discs" and "rear drums" are "Discs" and "Drums" beside their question. */
function labelsOf(answers: readonly string[]): string[] {
  const first = answers[0]?.split(' ')[0] ?? '';
  const isShared = answers.length > 1 && answers.every((answer) => answer.startsWith(`${first} `));
  return answers.map((answer) => {
    const label = isShared ? answer.slice(first.length + 1) : answer;
    return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
  });
}

interface QuestionStripProps {
  view: CatalogueView;
  open: CatalogueCounts['openQuestion'];
}

/** The question about the car that decides most of the list. Answered, it makes way for the next. */
export function QuestionStrip({ view, open }: QuestionStripProps) {
  const id = useId();
  const [notKnown, setNotKnown] = useState<readonly string[]>([]);
  const { car } = view;
  if (!car || !open || notKnown.includes(open.question.key)) return null;
  const { question, parts } = open;
  const labels = labelsOf(question.answers);
  return (
    <Strip role="group" aria-labelledby={id}>
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
            {sentence(parts)}
          </chakra.span>
        </span>
      </chakra.p>
      <Answers>
        {question.answers.map((answer, place) => (
          <ButtonLink
            key={answer}
            variant="outline"
            px={{ base: '3.5', md: '1.125rem' }}
            to={paths.catalogue.to({ ...view, car: withAnswer(car, question.key, answer) })}
            state={moveAndChooseCar('results')}
            replace
            preventScrollReset
          >
            {labels[place]}
          </ButtonLink>
        ))}
        <Button
          className="more"
          variant="ghost"
          onClick={() => {
            setNotKnown([...notKnown, question.key]);
          }}
        >
          I don’t know
        </Button>
      </Answers>
    </Strip>
  );
}
