import type { EngineInput } from '#shared/gql/schema-types.generated';
import { formatEngine } from '#shop-kit/car/format-engine';
import {
  useCarChoicesQuery,
  type CarChoicesQuery,
  type CarChoicesQueryVariables,
} from './car-choices.generated';
import { stepOf, type CarDraft, type CarStep } from './car-draft';

/** One answer to the open step. */
export interface CarOption {
  label: string;
  /** Value chosen with it; null: the engine is not known. */
  value: number | string | EngineInput | null;
}

const unknownEngine: CarOption = { label: "I don't know", value: null };

// The database sorts capitals first: "CR-V" would come before "Civic".
const byName = new Intl.Collator('en', { numeric: true }).compare;

/** Engine of an answer as an argument of a query. */
export const engineOf = ({ litres, cylinders, fuel }: EngineInput): EngineInput => ({
  litres,
  cylinders,
  fuel,
});

function optionsOf(step: CarStep, choice: CarChoicesQuery['vehicles']): CarOption[] {
  const named = (value: number | string) => ({ label: String(value), value });
  const { years = [], makes = [], models = [], engines = [] } = choice;
  if (step === 'year') return years.map(named);
  if (step === 'make') return makes.toSorted(byName).map(named);
  if (step === 'model')
    return models
      .map(({ name }) => name)
      .toSorted(byName)
      .map(named);
  const known = engines.map((engine) => ({ label: formatEngine(engine), value: engineOf(engine) }));
  return known.length > 0 ? [...known, unknownEngine] : [];
}

/** Asks for the step that is open, and for nothing else. */
export function choiceVariables(draft: CarDraft): CarChoicesQueryVariables {
  const step = stepOf(draft);
  return {
    ...draft,
    years: step === 'year',
    makes: step === 'make',
    models: step === 'model',
    engines: step === 'engine',
  };
}

/** Options of the open step; undefined while they load. */
export function useCarChoices(draft: CarDraft) {
  const step = stepOf(draft);
  const { data, loading, error, refetch } = useCarChoicesQuery({ variables: choiceVariables(draft) });
  return {
    options: data && optionsOf(step, data.vehicles),
    loading,
    failed: error !== undefined && !data,
    retry: () => void refetch(),
  };
}
