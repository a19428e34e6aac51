import { ChoiceBox } from '#shared/forms/choice';
import { chakra } from '#shared/ui/chakra';
import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '#shared/ui/button';
import { carName } from '#shop-kit/car/car-name';
import type { CarQuestion } from '#shop-kit/car/car-picker';
import type { ChosenCar } from '#shop-kit/car/car';
import { answerName, howToTell, pictureOf } from './question-help';
import { RadioCard } from '#shared/forms/radio-card';

interface QuestionViewProps {
  question: CarQuestion;
  chosen: ChosenCar;
  /** Null: no one knows, and what depends on it stays open. */
  onAnswer: (answer: string | null) => void;
}

const Picture = chakra('img', {
  base: {
    width: '5.5rem',
    height: '5.5rem',
    objectFit: 'contain',
    bg: 'bg.picture',
    flex: 'none',
    filter: { _dark: 'brightness(0.9)' },
  },
});

/** Asks what year, make, model and engine do not tell, once; the answer is stored with the car. */
export function QuestionView({ question, chosen, onAnswer }: QuestionViewProps) {
  const name = useId();
  const known = chosen.answers.find(({ question: key }) => key === question.key)?.answer;
  const [answer, setAnswer] = useState(known ?? null);
  const help = howToTell(question.key);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (answer !== null) onAnswer(answer);
  }

  return (
    <chakra.form onSubmit={submit} display="grid" gap="4">
      <chakra.p color="fg.muted">
        Your {carName(chosen.car)} was built with {question.answers.length === 2 ? 'either' : 'any of these'}.
        We save the answer with your car.
      </chakra.p>
      <chakra.fieldset display="grid" gridTemplateColumns={{ sm: '1fr 1fr' }} gap="3">
        <chakra.legend srOnly>{question.text}</chakra.legend>
        {question.answers.map((text) => {
          const picture = pictureOf(question.key, text);
          return (
            <RadioCard
              key={text}
              gridTemplateColumns={picture ? '5.5rem 1.25rem minmax(0, 1fr)' : undefined}
              {...(picture && { p: '0', overflow: 'hidden' })}
            >
              {picture && <Picture src={picture} htmlWidth={88} htmlHeight={88} alt="" loading="lazy" />}
              <ChoiceBox
                type="radio"
                name={name}
                checked={answer === text}
                onChange={() => setAnswer(text)}
              />
              <b>{answerName(question.key, text)}</b>
            </RadioCard>
          );
        })}
      </chakra.fieldset>
      {help && (
        <chakra.p fontSize="sm" color="fg.muted">
          {help}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" disabled={answer === null}>
          Save answer
        </Button>
        <Button variant="ghost" onClick={() => onAnswer(null)}>
          I don't know
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
