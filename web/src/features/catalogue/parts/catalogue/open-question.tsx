import { useState } from 'react';
import { withAnswer } from '#shop-kit/car/car';
import { QuestionStrip } from '#shop-kit/car/question-strip';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import type { CatalogueCounts } from './use-catalogue-counts';

const sentence = (parts: number) =>
  `Your answer decides whether ${parts === 1 ? '1 part fits' : `${parts} parts fit`}.`;

interface OpenQuestionProps {
  view: CatalogueView;
  open: CatalogueCounts['openQuestion'];
}

/** The question about the car that decides most of the list. Answered, it makes way for the next. */
export function OpenQuestion({ view, open }: OpenQuestionProps) {
  const [notKnown, setNotKnown] = useState<readonly string[]>([]);
  const { car } = view;
  if (!car || !open || notKnown.includes(open.question.key)) return null;
  const { question, parts } = open;
  return (
    <QuestionStrip
      question={question}
      addressWith={(answer) => paths.catalogue.to({ ...view, car: withAnswer(car, question.key, answer) })}
      onNotKnown={() => setNotKnown([...notKnown, question.key])}
    >
      {sentence(parts)}
    </QuestionStrip>
  );
}
