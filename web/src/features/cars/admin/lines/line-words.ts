import { fuelWords } from '#shop-kit/car/engine-words';
import { positionWords } from '#shop-kit/position-words';
import type { DeskLine_FitmentFragment } from './part-desk.generated';

type Engine = NonNullable<DeskLine_FitmentFragment['engine']>;

/** What an engine can run on, for choices. */
export const fuelOptions = Object.entries(fuelWords).map(([value, words]) => ({ value, words }));

/** Where a part can go, for choices. */
export const positionOptions = Object.entries(positionWords).map(([value, words]) => ({ value, words }));

/** "2.0 l diesel, 4 cylinders"; number and unit stay together. */
export function engineWords({
  litres,
  cylinders,
  fuel,
}: Pick<Engine, 'cylinders' | 'fuel' | 'litres'>): string {
  const size = [litres === null ? '' : `${litres.toFixed(1)}\u00a0l`, fuel ? fuelWords[fuel] : ''];
  const count = cylinders === null ? '' : `${cylinders}\u00a0cylinders`;
  return [size.filter(Boolean).join(' '), count].filter(Boolean).join(', ');
}

/** "2016 to 2021", "2016". */
export const yearsWords = ({ yearFrom, yearTo }: Pick<DeskLine_FitmentFragment, 'yearFrom' | 'yearTo'>) =>
  yearFrom === yearTo ? String(yearFrom) : `${yearFrom} to ${yearTo}`;

/** What names a row to somebody who can't see it: "Honda Civic 2016 to 2021". */
export const nameOfLine = (line: DeskLine_FitmentFragment) =>
  `${line.make} ${line.model} ${yearsWords(line)}`;
