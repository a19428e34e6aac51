import { Shaft } from '#shared/ui/shaft';

const steps = [
  { name: 'Order', hint: 'Items and address' },
  { name: 'Pay', hint: 'By card' },
  { name: 'Shipped', hint: 'On its way' },
] as const;

type StepName = (typeof steps)[number]['name'];

/** The progress of an order on one shaft. `current` is the yellow hub; what lies before it is done. */
export function AxleSteps({ current }: { current: StepName | 'done' }) {
  const position = current === 'done' ? steps.length : steps.findIndex((step) => step.name === current);
  return (
    <Shaft
      label="Progress of your order"
      steps={steps.map((step, index) => ({
        ...step,
        state: index < position ? 'done' : index === position ? 'now' : 'next',
      }))}
    />
  );
}
