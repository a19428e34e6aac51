import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useChooseCar } from '#shop-kit/car/chosen-car';
import { keptCar } from '#shop-kit/car/kept-cars';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { keepsCar } from './catalogue-moves';

/**
 * Keeps the car of the address in the browser: after a press that says so, else in a browser without one, once the shop has
 * listed parts for it and so knows it.
 */
export function useKeepCar({ car }: CatalogueView, isListed: boolean): void {
  const { choose, clear } = useChooseCar();
  const { state } = useLocation() as { state: unknown };
  const isToBeKept = keepsCar(state, useNavigationType());

  useEffect(
    function keepCarOfAddress() {
      if (!isToBeKept && (!isListed || keptCar.now() !== null)) return;
      if (car) choose(car.car, car.answers);
      else if (isToBeKept) clear();
    },
    [car, isListed, isToBeKept, choose, clear],
  );
}
