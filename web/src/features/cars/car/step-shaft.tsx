import { DoneMark, Line, Step } from '#shared/ui/shaft';
import { LinkButton } from '#shared/ui/text-link';
import { carSteps, stepNames, stepOf, type CarDraft, type CarStep } from './car-draft';

interface StepShaftProps {
  draft: CarDraft;
  onBack: (step: CarStep) => void;
}

const shaft = {
  gridTemplateColumns: '1fr 1fr 1fr auto',
  '--ground': '{colors.bg.panel}',
  '& > li': { pt: '1.75rem' },
  '& > li:last-child::before': { display: 'none' },
};

/** Progress of the choice: each chosen value leads back to its step. */
export function StepShaft({ draft, onBack }: StepShaftProps) {
  const current = stepOf(draft);
  const valueOf = (step: CarStep) => (step === 'engine' ? undefined : draft[step]);
  return (
    <Line aria-label="Steps" css={shaft}>
      {carSteps.map((step) => {
        const value = valueOf(step);
        const state = step === current ? 'now' : value === undefined ? 'next' : 'done';
        return (
          <Step key={step} state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? (
              <>
                <DoneMark strokeWidth={3.5} aria-hidden />
                <LinkButton
                  position="relative"
                  display="block"
                  // On touch screens as large as a finger: the clickable area extends to the hub above the text.
                  _after={{ content: '""', position: 'absolute', insetX: '-2', top: '-5', bottom: '-2' }}
                  fontWeight="semibold"
                  textAlign="start"
                  aria-label={`${stepNames[step]} ${value ?? ''}, change`}
                  onClick={() => onBack(step)}
                >
                  {value}
                </LinkButton>
              </>
            ) : (
              stepNames[step]
            )}
          </Step>
        );
      })}
    </Line>
  );
}
