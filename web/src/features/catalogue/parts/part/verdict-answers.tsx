import { chakra } from '#shared/ui/chakra';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { useCarPicker } from '#shop-kit/car/car-picker';
import { useCar } from '#shop-kit/car/use-car';
import type { PartVerdict } from './use-part-verdict';

const Answers = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '1' },
});

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What would settle a verdict, as buttons; links where the address has the car, which work without script. */
export function VerdictAnswers({ verdict: { question, needsEngine } }: { verdict: PartVerdict }) {
  const picker = useCarPicker();
  const { addressWith, answer } = useCar();
  if (!question) {
    if (!needsEngine) return null;
    return (
      <Answers css={{ '@media (scripting: none)': { display: 'none' } }}>
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => picker.choose('engine')}>
          Which engine?
        </Button>
      </Answers>
    );
  }
  return (
    <Answers role="group" aria-label={question.text}>
      {question.answers.map((words) => {
        const address = addressWith(question.key, words);
        const take = () => answer(question.key, words);
        return address ? (
          <ButtonLink
            key={words}
            variant="outline"
            size="sm"
            to={address}
            onClick={(event) => {
              event.preventDefault();
              take();
            }}
          >
            {capitalised(words)}
          </ButtonLink>
        ) : (
          <Button key={words} variant="outline" size="sm" onClick={take}>
            {capitalised(words)}
          </Button>
        );
      })}
    </Answers>
  );
}
