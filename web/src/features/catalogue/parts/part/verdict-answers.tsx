import { chakra } from '#shared/ui/chakra';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { useCarPicker } from '#shop-kit/car/car-picker';
import { useCar } from '#shop-kit/car/use-car';
import type { PartVerdict } from './use-part-verdict';

const Answers = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '1' },
});

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Answers that would settle a verdict, as buttons; links where the URL has the car, which work without JavaScript. */
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
      {question.answers.map((option) => {
        const address = addressWith(question.key, option);
        const take = () => answer(question.key, option);
        return address ? (
          <ButtonLink
            key={option}
            variant="outline"
            size="sm"
            to={address}
            onClick={(event) => {
              event.preventDefault();
              take();
            }}
          >
            {capitalized(option)}
          </ButtonLink>
        ) : (
          <Button key={option} variant="outline" size="sm" onClick={take}>
            {capitalized(option)}
          </Button>
        );
      })}
    </Answers>
  );
}
