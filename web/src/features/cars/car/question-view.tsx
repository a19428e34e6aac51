import { ChoiceBox } from '#shared/forms/choice';
import { chakra } from '#shared/ui/chakra';
import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '#shared/ui/button';
import { carName } from '#shop-kit/car/car-name';
import type { CarQuestion } from '#shop-kit/car/car-picker';
import type { ChosenCar } from '#shop-kit/car/car';
import { RadioCard } from '#shared/forms/radio-card';

/** Pictures and advice for the questions that have them; the others show their own text only. */
interface Help {
  advice: string;
  answers: Record<string, { name: string; picture: string }>;
}

const picture = (slug: string) => `/pictures/parts/${slug}-192.webp`;

const helps: Record<string, Help | undefined> = {
  'rear-brakes': {
    advice: 'Look through the rear wheel: a flat plate is a disc, a closed cylinder is a drum.',
    answers: {
      'rear discs': { name: 'Disc', picture: picture('brake-disc-vented-front') },
      'rear drums': { name: 'Drum', picture: picture('brake-drum-and-shoes') },
    },
  },
};

/** Advice on how to find out the answer; undefined where there is none. */
const howToTell = (key: string): string | undefined => helps[key]?.advice;

const pictureOf = (key: string, answer: string): string | undefined => helps[key]?.answers[answer]?.picture;

/** An answer on its own: the API's text follows "with". */
const answerName = (key: string, answer: string): string =>
  helps[key]?.answers[answer]?.name ?? answer.charAt(0).toUpperCase() + answer.slice(1);

interface QuestionViewProps {
  question: CarQuestion;
  chosen: ChosenCar;
  /** Null if the user doesn't know: what depends on it stays open. */
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

/** Asks once for a detail that year, make, model and engine don't determine; the answer is stored with the car. */
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
