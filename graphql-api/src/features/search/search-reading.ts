import type { Fitting } from '../fitment/fitting.js';
import type { Meant } from '../part/meant.js';
import type { PartQuery } from '../part/part-query.js';
import type { Car } from '../vehicle/car.js';
import type { NamedCar } from './car-words.service.js';
import { type NamedPrice, priceIn } from './price-words.js';
import { conditionFor } from './search-condition.js';
import { categoryNamed } from './category-words.js';

/** How a search was read: what of parts is looked for, and what else it says. */
export interface SearchReading {
  /** As it was typed, trimmed. */
  readonly typed: string;
  /** What is looked for in names and numbers; empty when a car or a category is all of it. */
  readonly text: string;
  readonly meant?: Meant;
  /** Whether words were spelt another way. */
  readonly isRespelt: boolean;
  /** Cars that it names or, by a VIN, may be; the likeliest first. */
  readonly cars: readonly NamedCar[];
  /** The one car that all of it names: what is listed for that fits, or may. */
  readonly fitting?: Fitting;
  /** Whether parts are wanted for another car than those that it names. */
  readonly isForOther?: true;
  /** The price that it names. */
  readonly price?: NamedPrice;
  /** False when it finds nothing, whatever else is asked for. */
  readonly finds: boolean;
}

/** A search as it stands without its price, or the category that all of it names. */
export function plainReading(typed: string): SearchReading {
  const priced = priceIn(typed);
  const text = priced?.rest ?? typed;
  const category = categoryNamed(text);
  const plain = { ...literalReading(typed), text, ...(priced && { price: priced.price }) };
  return category ? { ...plain, text: '', meant: { category } } : plain;
}

/** A search as its words stand. */
export const literalReading = (typed: string): SearchReading => ({
  typed,
  text: typed,
  isRespelt: false,
  cars: [],
  finds: true,
});

/** A search as it is read for the car that parts are wanted for already: what names that car says nothing new. */
export function readingFor(reading: SearchReading, fitting: Fitting | undefined): SearchReading {
  const { fitting: _, meant = {}, ...others } = reading;
  if (!fitting || others.cars.length === 0) return reading;
  const { listed, ...rest } = meant;
  const isAlone = listed !== undefined;
  if (others.cars.some((named) => mayBe(named, fitting.car))) {
    return { ...others, meant: rest, cars: [], finds: others.finds || isAlone };
  }
  return { ...others, isForOther: true, meant: isAlone ? { otherCar: true } : rest };
}

/** A filter with its search as it was read. */
export function withReading(filter: PartQuery, { text, meant, fitting, price }: SearchReading): PartQuery {
  const read = { ...filter, search: conditionFor(text), meant, fitting: filter.fitting ?? fitting };
  if (!price) return read;
  const prices = ({ minPrice, maxPrice }: Pick<PartQuery, 'maxPrice' | 'minPrice'>) => ({
    min: minPrice ?? 0,
    max: maxPrice ?? Infinity,
  });
  const [chosen, said] = [prices(filter), prices(price)];
  const [min, max] = [Math.max(chosen.min, said.min), Math.min(chosen.max, said.max)];
  return { ...read, minPrice: min === 0 ? null : min, maxPrice: max === Infinity ? null : max };
}

/** Whether a car that is named may be this one: nothing that is said of it is known otherwise. */
const mayBe = ({ modelIds, from, to, litres }: NamedCar, { modelId, year, engine }: Car) =>
  modelIds.includes(modelId) &&
  from <= year &&
  year <= to &&
  (litres === null || engine?.litres == null || engine.litres === litres);
