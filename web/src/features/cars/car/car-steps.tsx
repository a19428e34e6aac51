import { chakra } from '#shared/ui/chakra';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { VehicleInput } from '#shared/gql/schema-types.generated';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { stepBefore, stepNames, stepOf, upTo, type CarDraft, type CarStep } from './car-draft';
import { KeyHints } from './key-hints';
import { StepField } from './step-field';
import { StepShaft } from './step-shaft';
import { useCarChoices, type CarOption } from './use-car-choices';

interface CarStepsProps {
  draft: CarDraft;
  onDraft: (draft: CarDraft) => void;
  onChoose: (car: VehicleInput) => void;
}

/** "9 for Honda in 2016", or how many engines: without the one that no one knows. */
function hintOf(step: CarStep, { year, make, model }: CarDraft, count: number): string {
  if (step === 'year') return String(count);
  if (step === 'make') return `${count} in ${year ?? ''}`;
  if (step === 'model') return `${count} for ${make ?? ''} in ${year ?? ''}`;
  return `${count - 1} for ${year ?? ''} ${make ?? ''} ${model ?? ''}`;
}

/** Year, make, model, engine, one question at a time; each shows only what exists. */
export function CarSteps({ draft, onDraft, onChoose }: CarStepsProps) {
  const step = stepOf(draft);
  const { options, failed, loading, retry } = useCarChoices(draft);

  function take({ value }: CarOption) {
    const { year = 0, make = '', model = '' } = draft;
    if (step !== 'engine') onDraft({ ...draft, [step]: value });
    else
      onChoose({ year, make, model, ...(value !== null && typeof value === 'object' && { engine: value }) });
  }

  // A step that was skipped would be skipped again: going back passes it by.
  const skipped = useRef(new Set<CarStep>());
  const takeTheOnly = useEffectEvent((only: CarOption) => {
    skipped.current.add(step);
    take(only);
  });

  function goBack() {
    let to = stepBefore(step);
    while (to && skipped.current.has(to)) to = stepBefore(to);
    if (to) onDraft(upTo(draft, to));
  }
  const isAsked = options !== undefined && options.length > 1;
  // A single engine in the list need not be the only one: lists of engines are seldom complete (ADR 034).
  const only = options === undefined || isAsked ? undefined : (options[0] ?? none[step]);

  useEffect(
    function skipAStepWithoutAChoice() {
      if (only) takeTheOnly(only);
    },
    [only],
  );

  return (
    <>
      <StepShaft draft={draft} onBack={(to) => onDraft(upTo(draft, to))} />
      {isAsked && (
        <StepField
          key={step}
          label={stepNames[step]}
          hint={hintOf(step, draft, options.length)}
          options={options}
          onUse={take}
          onBack={goBack}
        />
      )}
      {failed && <ErrorBlock title="We couldn't load the list of cars." onRetry={retry} busy={loading} />}
      {options?.length === 0 && step !== 'engine' && (
        <chakra.p color="fg.muted">
          {step === 'year'
            ? 'No cars in our list yet.'
            : `Our list has no ${step} here. Go back a step and choose another.`}
        </chakra.p>
      )}
      {!options && !failed && <LoadingStep label={stepNames[step]} />}
      <KeyHints />
    </>
  );
}

/** A model of which no engine is known has none to choose. */
const none: Partial<Record<CarStep, CarOption>> = { engine: { label: '', value: null } };

function LoadingStep({ label }: { label: string }) {
  return (
    <chakra.div role="status" aria-label={`Loading: ${label}`} display="grid" gap="1.5">
      <Skeleton height="6" width="12" />
      <Skeleton height="control" />
      <Skeleton height={{ base: '33dvh', lg: '9rem' }} mt="1.5" />
    </chakra.div>
  );
}
