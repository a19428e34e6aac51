import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { moveTo } from '#features/parts/catalogue/catalogue-moves';
import type { ChosenCar } from '#shop-kit/car/car';
import { carFromSearch, withCar } from '#shop-kit/car/car-address';
import { useChooseCar, useChosenCar } from '#shop-kit/car/chosen-car';
import { isSameCar } from '#shop-kit/car/same-car';

/**
 * The car that the page is about: that of its address, such as of a list that somebody shared, else the one that this
 * browser keeps. Another choice is kept, and takes the place of the one in the address.
 */
export function useShownCar() {
  const kept = useChosenCar();
  const { choose: keep, clear: drop } = useChooseCar();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const ofAddress = carFromSearch(params);

  function readdress(chosen: ChosenCar | null) {
    if (!ofAddress) return;
    const next = withCar(params, chosen);
    // Another car has another list; an answer changes verdicts where they stand.
    if (!chosen || !isSameCar(chosen.car, ofAddress.car)) next.delete('page');
    void navigate(
      { pathname, search: next.toString() },
      { replace: true, state: moveTo('stay'), preventScrollReset: true },
    );
  }

  return {
    chosen: ofAddress ?? kept,
    choose: (chosen: ChosenCar) => {
      keep(chosen.car, chosen.answers);
      readdress(chosen);
    },
    clear: () => {
      drop();
      readdress(null);
    },
  };
}
