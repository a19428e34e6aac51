import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadedLater } from '#shared/ui/loaded-later';
import type { ChosenCar } from '#shop-kit/car/car';
import { isSameCar, isSameChoice } from '#shop-kit/car/car-address';
import { carName } from '#shop-kit/car/car-name';
import type { FitKnowledge } from '#shop-kit/car/fit-of-parts';
import { wasAskedAlready } from '#shop-kit/car/order-anyway';
import { OrderAnywayDialog } from '#shop-kit/car/order-anyway-later';
import { paths } from '#shop-kit/paths';
import type { CheckoutItem } from './checkout-lines';
import type { Purchase } from './order-memory';

// Downloaded only when it is unknown whether parts fit.
const FitNotKnownDialog = loadedLater(async () => (await import('./fit-not-known-dialog')).FitNotKnownDialog);

interface Agreed {
  car: ChosenCar;
  partId: string;
}

interface PendingPurchase {
  purchase: Purchase;
  car: ChosenCar;
  /** The items that do not fit; empty if the fit could not be checked. */
  wrong: readonly CheckoutItem[];
}

interface CartAnywayOptions {
  /** The cart with its parts' verdicts. */
  items: readonly CheckoutItem[];
  car: ChosenCar | null;
  fit: FitKnowledge;
  refetchActive: () => void;
  place: (purchase: Purchase) => Promise<void>;
}

/**
 * Asks for confirmation before ordering parts that do not fit the user's car, unless already confirmed for this car, here or in
 * the cart; and before ordering parts whose fit could not be checked.
 */
export function useCartAnyway({ items, car, fit, refetchActive, place }: CartAnywayOptions) {
  const [params] = useSearchParams();
  const [agreed, setAgreed] = useState<readonly Agreed[]>([]);
  const [pending, setPending] = useState<PendingPurchase>();
  const [open, setOpen] = useState(false);

  const isAgreed = (partId: string, chosen: ChosenCar) =>
    wasAskedAlready(params, chosen, partId) ||
    agreed.some((one) => one.partId === partId && isSameCar(one.car.car, chosen.car));

  async function confirmAndPlace(purchase: Purchase) {
    if (!car) return place(purchase);
    const wrong = items.filter(
      ({ line: { partId }, found }) =>
        found.part?.fitment?.verdict === 'DOES_NOT_FIT' &&
        purchase.lines.some((line) => line.partId === partId) &&
        !isAgreed(partId, car),
    );
    if (fit === 'known' && wrong.length === 0) return place(purchase);
    setPending({ purchase, car, wrong });
    setOpen(true);
    return undefined;
  }

  function close() {
    setOpen(false);
  }

  function question() {
    // A question about another car than the current one no longer applies.
    if (!pending || !isSameChoice(pending.car, car)) return null;
    const { purchase, wrong } = pending;
    const order = () => {
      setAgreed([...agreed, ...wrong.map(({ line }) => ({ car: pending.car, partId: line.partId }))]);
      close();
      void place(purchase);
    };
    const [first] = wrong;
    if (first?.found.part?.fitment)
      return (
        <OrderAnywayDialog
          open={open}
          product={wrong.map(({ found }) => found.product).join(', ')}
          verdict={first.found.part.fitment}
          fittingParts={paths.catalogue.to({ category: first.found.part.category, car, fit: 'FITS' })}
          onOrder={order}
          onClose={close}
        />
      );
    return (
      <FitNotKnownDialog
        open={open}
        car={carName(pending.car.car)}
        parts={purchase.lines.length}
        onRecheck={() => {
          close();
          refetchActive();
        }}
        onOrder={order}
        onClose={close}
      />
    );
  }

  return { confirmAndPlace, question: question() };
}
