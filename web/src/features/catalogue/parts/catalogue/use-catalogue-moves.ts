import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readMove } from '#shop-kit/catalogue-moves';

/** The heading over the list, which says how many parts there are. */
export const resultsHeadingId = 'catalogue-results';
export const catalogueTitleId = 'catalogue-title';

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
