import { NavigationType } from 'react-router-dom';

/**
 * Where a change of the view leaves the reader: `stay` on the control that made it, at the `results` when that control
 * has gone, at the first of the results on another `page`. Without a move it is like another page of the shop.
 */
type Move = 'stay' | 'results' | 'page';

interface CatalogueState {
  catalogueMove: Move;
  choosesCar?: boolean;
}

/** Router state that asks for a move. */
export const moveTo = (catalogueMove: Move): CatalogueState => ({ catalogueMove });

/** Same for a link whose car, or none, becomes the chosen one. */
export const moveAndChooseCar = (catalogueMove: Move): CatalogueState => ({
  catalogueMove,
  choosesCar: true,
});

const read = (state: unknown) => state as Partial<CatalogueState> | null;

/** The move that a router state asks for. */
export const readMove = (state: unknown) => read(state)?.catalogueMove;

/** Whether this address was reached by a link that chooses its car, and not by going back to it. */
export const choosesCar = (state: unknown, kind: NavigationType) =>
  kind !== NavigationType.Pop && read(state)?.choosesCar === true;
