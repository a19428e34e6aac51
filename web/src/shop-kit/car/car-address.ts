/**
 * A car in an address: `year=2016&make=Honda&model=Civic&engine=2.0-4-GASOLINE&answer=rear-brakes:rear+discs`, as a plain
 * form of four selects sends it. Facts of the engine that are not known are empty: `engine=2.0--`.
 */
import { clean } from '#shared/config/address-text';
import type { EngineInput, FitmentAnswerInput, VehicleInput } from '#shared/gql/schema-types.generated';
import type { ChosenCar } from './car';
import { isFuel } from './format-engine';

/** The names in an address that belong to its car. */
export const carParameters = ['year', 'make', 'model', 'engine', 'answer'] as const;

// Same limits as in the API (VehicleInput, EngineInput, FitmentAnswerInput).
const [firstYear, lastYear] = [1885, 2100];
const longestName = 60;
const longestAnswer = 200;
const maxAnswers = 20;
const maxCylinders = 24;

const nameOf = (text: string | null) => {
  const name = clean(text);
  return name.length <= longestName ? name : '';
};

/** Engine in a URL; null if missing or invalid. */
export function readEngine(text: string | null): EngineInput | null {
  const match = /^(\d{1,2}\.\d)?-(\d{1,2})?-([A-Z_]+)?$/.exec(text ?? '');
  if (!match) return null;
  const [litres, cylinders] = [match[1], match[2]].map((digits) => Number(digits ?? 0) || null);
  const fuel = match[3] && isFuel(match[3]) ? match[3] : null;
  const tooMany = (litres ?? 0) >= 30 || (cylinders ?? 0) > maxCylinders;
  return tooMany || !(litres ?? cylinders ?? fuel) ? null : { litres, cylinders, fuel };
}

/** An engine as an address has it; empty when nothing is known of it. */
export function writeEngine(engine: EngineInput | null | undefined): string {
  const { litres, cylinders, fuel } = engine ?? {};
  return litres || cylinders || fuel ? `${litres?.toFixed(1) ?? ''}-${cylinders ?? ''}-${fuel ?? ''}` : '';
}

function readAnswer(text: string): FitmentAnswerInput[] {
  const [question = '', ...rest] = clean(text).split(':');
  const answer = rest.join(':').trim();
  const isGood = question && answer && question.length <= longestName && answer.length <= longestAnswer;
  return isGood ? [{ question, answer }] : [];
}

function readCar(params: URLSearchParams): VehicleInput | null {
  const year = Number(params.get('year') ?? '');
  const [make, model] = [nameOf(params.get('make')), nameOf(params.get('model'))];
  if (!Number.isInteger(year) || year < firstYear || year > lastYear || !make || !model) return null;
  const engine = readEngine(params.get('engine'));
  return { year, make, model, ...(engine && { engine }) };
}

/** The car of a URL; null when it has none, or an incomplete one. Of two answers to a question the last counts. */
export function carFromSearch(params: URLSearchParams): ChosenCar | null {
  const car = readCar(params);
  if (!car) return null;
  const answers = new Map(
    params
      .getAll('answer')
      .flatMap(readAnswer)
      .map((answer) => [answer.question, answer]),
  );
  return { car, answers: [...answers.values()].slice(0, maxAnswers) };
}

/** Parameters of a URL with this car in place of theirs, or without one. The given ones are not modified. */
export function withCar(params: URLSearchParams, chosen: ChosenCar | null): URLSearchParams {
  const others = [...params].filter(([name]) => !carParameters.some((own) => own === name));
  return new URLSearchParams([...others, ...(chosen ? parametersOf(chosen) : [])]);
}

function parametersOf({ car, answers }: ChosenCar): [string, string][] {
  const engine = writeEngine(car.engine);
  return [
    ['year', String(car.year)],
    ['make', car.make],
    ['model', car.model],
    ...(engine ? [['engine', engine] as [string, string]] : []),
    ...answers.map(({ question, answer }): [string, string] => ['answer', `${question}:${answer}`]),
  ];
}

const written = (chosen: ChosenCar) => withCar(new URLSearchParams(), chosen).toString().toLowerCase();

/** Whether two cars are the same, in any case; answers do not matter. */
export const isSameCar = (one: VehicleInput, other: VehicleInput): boolean =>
  written({ car: one, answers: [] }) === written({ car: other, answers: [] });

const sorted = ({ car, answers }: ChosenCar): ChosenCar => ({
  car,
  answers: answers.toSorted((one, other) => one.question.localeCompare(other.question)),
});

/** Whether the answers are equal, too. */
export const isSameChoice = (one: ChosenCar | null, other: ChosenCar | null): boolean =>
  one && other ? written(sorted(one)) === written(sorted(other)) : one === other;
