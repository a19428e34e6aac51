import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ChosenCar } from '#shop-kit/car/car';
import { isSameCar, isSameChoice } from '#shop-kit/car/car-address';
import { wasAskedAlready } from '#shop-kit/car/order-anyway';
import { OrderAnywayDialog } from '#shop-kit/car/order-anyway-later';
import type { VerdictLineFragment } from '#shop-kit/car/verdict-line.generated';
import { paths } from '#shop-kit/paths';
import type { OrderLabel_PartFragment } from './order-label.generated';
import { useOrderVerdict } from './use-order-verdict';
import type { OrderRequest } from './use-place-order';

interface PendingOrder {
  request: OrderRequest;
  car: ChosenCar;
  verdict: VerdictLineFragment;
}

/**
 * Asks for confirmation before ordering a part that does not fit the user's car, unless the part page has asked already.
 * Only the verdict "does not fit" is a reason to ask.
 */
export function useOrderAnyway(
  part: OrderLabel_PartFragment,
  place: (request: OrderRequest) => Promise<void>,
) {
  const { chosen, find } = useOrderVerdict(part.id);
  const [params] = useSearchParams();
  const [pending, setPending] = useState<PendingOrder>();
  const [open, setOpen] = useState(false);
  const [agreed, setAgreed] = useState<ChosenCar>();

  async function confirmAndPlace(request: OrderRequest) {
    if (!chosen) return place(request);
    const isAgreed =
      (agreed !== undefined && isSameCar(agreed.car, chosen.car)) || wasAskedAlready(params, chosen);
    const verdict = isAgreed ? undefined : await find();
    if (verdict?.verdict !== 'DOES_NOT_FIT') return place(request);
    setPending({ request, car: chosen, verdict });
    setOpen(true);
    return undefined;
  }

  // A question about another car than the current one no longer applies.
  const question = pending && chosen && isSameChoice(pending.car, chosen) && (
    <OrderAnywayDialog
      open={open}
      product={part.name}
      verdict={pending.verdict}
      fittingParts={paths.catalogue.to({ category: part.category, car: chosen, fit: 'FITS' })}
      onOrder={() => {
        setAgreed(chosen);
        setOpen(false);
        void place(pending.request);
      }}
      onClose={() => setOpen(false)}
    />
  );
  return { confirmAndPlace, question };
}
