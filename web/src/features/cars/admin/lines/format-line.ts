import { fuelLabels } from '#shop-kit/car/format-engine';
import { positionLabels } from '#shop-kit/position-labels';
import type { FitmentLine_FitmentFragment } from './part-fitment-editor.generated';

type Engine = NonNullable<FitmentLine_FitmentFragment['engine']>;

/** Fuel options of an engine. */
export const fuelOptions = Object.entries(fuelLabels).map(([value, label]) => ({ value, label }));

/** Options for where a part can go. */
export const positionOptions = Object.entries(positionLabels).map(([value, label]) => ({ value, label }));

/** "2.0 l diesel, 4 cylinders"; number and unit stay together. */
export function formatEngine({
  litres,
  cylinders,
  fuel,
}: Pick<Engine, 'cylinders' | 'fuel' | 'litres'>): string {
  const size = [litres === null ? '' : `${litres.toFixed(1)}\u00a0l`, fuel ? fuelLabels[fuel] : ''];
  const count = cylinders === null ? '' : `${cylinders}\u00a0cylinders`;
  return [size.filter(Boolean).join(' '), count].filter(Boolean).join(', ');
}

/** "2016 to 2021", "2016". */
export const formatYears = ({
  yearFrom,
  yearTo,
}: Pick<FitmentLine_FitmentFragment, 'yearFrom' | 'yearTo'>) =>
  yearFrom === yearTo ? String(yearFrom) : `${yearFrom} to ${yearTo}`;

/** A row's name for screen readers: "Honda Civic 2016 to 2021". */
export const nameOfLine = (line: FitmentLine_FitmentFragment) =>
  `${line.make} ${line.model} ${formatYears(line)}`;
