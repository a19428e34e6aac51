import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The heading over the list, which says how many parts there are. */
export const resultsHeadingId = 'catalogue-results';
export const catalogueTitleId = 'catalogue-title';

/**
 * Where a change of the view leaves the reader: `stay` on the control that made it, at the `results` when that control
 * has gone, at the first of the results on another `page`. Without a move it is like another page of the shop.
 */
type Move = 'stay' | 'results' | 'page';

interface CatalogueState {
  catalogueMove: Move;
  keepsCar?: boolean;
}

/** Router state that asks for a move. */
export const moveTo = (catalogueMove: Move): CatalogueState => ({ catalogueMove });

/** The same of a link whose car, or none, is to be the browser's from then on. */
export const moveAndKeepCar = (catalogueMove: Move): CatalogueState => ({ catalogueMove, keepsCar: true });

const read = (state: unknown) => state as Partial<CatalogueState> | null;

const readMove = (state: unknown) => read(state)?.catalogueMove;

/** Whether this address was reached by such a link, and not by going back to it. */
export const keepsCar = (state: unknown, kind: NavigationType) =>
  kind !== NavigationType.Pop && read(state)?.keepsCar === true;

/** Carries out the move of each navigation. Back and forward are left to the browser. */
export function useCatalogueMoves(): void {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const kind = useNavigationType();

  useEffect(
    function placeFocusAndScroll() {
      const move = readMove(state);
      if (kind === NavigationType.Pop || move === 'stay') return;
      if (move !== 'results') window.scrollTo(0, 0);
      const target = document.getElementById(move ? resultsHeadingId : catalogueTitleId);
      target?.focus({ preventScroll: true });
    },
    [key, kind, state],
  );
}
