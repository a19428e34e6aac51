import { chakra } from '#shared/ui/chakra';
import type { SubmitEvent } from 'react';
import { Form, useSearchParams } from 'react-router-dom';
import { FieldFrame } from '#shared/forms/field-frame';
import { Select } from '#shared/forms/input';
import { Button } from '#shared/ui/button';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { TextLink } from '#shared/ui/text-link';
import { carFromSearch, writeEngine } from '#shop-kit/car/car-address';
import { useCar } from '#shop-kit/car/use-car';
import { paths } from '#shop-kit/paths';
import { carSteps, readDraft, stepNames, stepOf, upTo, type CarDraft, type CarStep } from './car-draft';
import { useCarChoices, type CarOption } from './use-car-choices';

/** Value of an option in a URL. */
const valueOf = ({ value }: CarOption) =>
  value === null ? '' : typeof value === 'object' ? writeEngine(value) : String(value);

const addressOf = (draft: CarDraft) => {
  const query = new URLSearchParams(Object.entries(draft).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${paths.car.to()}?${query}` : paths.car.to();
};

/** The choice of a car as a form of the browser's own: one select a step, and at last the parts for the car. */
export function CarForm() {
  const [params] = useSearchParams();
  const { setOwn } = useCar();
  const draft = readDraft(params);
  const step = stepOf(draft);
  const { options, failed, loading, retry } = useCarChoices(draft);
  const done = carSteps.filter(
    (name): name is keyof CarDraft => name !== 'engine' && draft[name] !== undefined,
  );
  const isLast = step === 'engine';

  /** With JavaScript the car is chosen, too; without, it is in the URL of the list. */
  function choose({ currentTarget }: SubmitEvent<HTMLFormElement>) {
    const fields = [...new FormData(currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const chosen = isLast ? carFromSearch(new URLSearchParams(fields)) : null;
    if (chosen) setOwn(chosen);
  }

  return (
    <chakra.div display="grid" gap="5" maxW="form">
      {done.length > 0 && (
        <chakra.dl
          display="grid"
          gridTemplateColumns="5rem minmax(0, 1fr) auto"
          columnGap="2"
          alignItems="center"
        >
          {done.map((name) => (
            <chakra.div key={name} display="contents">
              <chakra.dt color="fg.muted">{stepNames[name]}</chakra.dt>
              <chakra.dd fontWeight="semibold" textStyle="number">
                {draft[name]}
              </chakra.dd>
              <TextLink to={addressOf(upTo(draft, name))} aria-label={`Change the ${name}`} py="2.5">
                Change
              </TextLink>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
      {failed && <ErrorBlock title="We couldn't load the list of cars." onRetry={retry} busy={loading} />}
      {!options && !failed && <Skeleton height="8rem" />}
      {options && (
        <Form action={isLast ? paths.catalogue.path : paths.car.path} onSubmit={choose}>
          <chakra.div display="grid" gap="5">
            {done.map((name) => (
              <input key={name} type="hidden" name={name} value={draft[name]} />
            ))}
            {options.length > 0 ? (
              <StepSelect key={step} step={step} options={options} />
            ) : (
              <chakra.p color="fg.muted">
                {isLast
                  ? 'We have no engines for this model. You can search without choosing one.'
                  : done.length === 0
                    ? 'No cars in our list yet.'
                    : "That car isn't in our list. Go back a step and choose another."}
              </chakra.p>
            )}
            {(isLast || options.length > 0) && (
              <Button type="submit" justifySelf="start">
                {isLast ? 'Show parts for this car' : 'Next'}
              </Button>
            )}
          </chakra.div>
        </Form>
      )}
    </chakra.div>
  );
}

function StepSelect({ step, options }: { step: CarStep; options: readonly CarOption[] }) {
  const id = `car-${step}`;
  return (
    <FieldFrame id={id} label={stepNames[step]}>
      {/* The engine may stay unknown: that is the empty answer. */}
      <Select id={id} name={step} defaultValue="" required={step !== 'engine'}>
        {step !== 'engine' && <option value="">Choose</option>}
        {step === 'engine' && <option value="">I don't know</option>}
        {options
          .filter(({ value }) => value !== null)
          .map((option) => (
            <option key={option.label} value={valueOf(option)}>
              {option.label}
            </option>
          ))}
      </Select>
    </FieldFrame>
  );
}
