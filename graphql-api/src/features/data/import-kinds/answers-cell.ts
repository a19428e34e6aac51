import { oneLine } from '../../../shared/one-line.js';
import { listOfCell } from '../import/row-cells.js';

/** Answers between `|`, as customers can give them: spaces of any kind are one. */
export const answersOfCell = (cell: string | null | undefined): string[] =>
  listOfCell(cell ?? '')
    .map(oneLine)
    .filter((answer) => answer !== '');
