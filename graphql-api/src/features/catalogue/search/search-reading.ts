import type { Fitting } from '../../cars/fitment/fitting.js';
import type { SearchIntent } from '../part/search-intent.js';
import type { PartQuery } from '../part/part-query.js';
import type { Car } from '../../cars/vehicle/car.js';
import type { NamedCar } from './car-text.service.js';
import { type NamedPrice, priceIn } from './price-text.js';
import { conditionFor } from './search-condition.js';
import { categoryNamed } from './category-terms.js';

/** How a search was interpreted: the words to search parts for, and what else it says. */
export interface SearchReading {
  /** The search as it was typed, trimmed. */
  readonly typed: string;
  /** What to search for in names and numbers; empty when the search is only a car or a category. */
  readonly text: string;
  /** The words of it that are a piece of a part number. */
  readonly number?: string;
  readonly intent?: SearchIntent;
  /** Whether words were spelt another way. */
  readonly isRespelt: boolean;
  /** Cars that it names or, by a VIN, may be; likeliest first. */
  readonly cars: readonly NamedCar[];
  /** The one car that the whole search names: the parts listed for it fit, or may. */
  readonly fitting?: Fitting;
  /** Whether parts are wanted for a car other than those it names. */
  readonly isForOther?: true;
  readonly price?: NamedPrice;
  /** False when it finds nothing, whatever the other conditions. */
  readonly finds: boolean;
}

/** A search as typed without its price, or the category that the whole search names. */
export function plainReading(typed: string): SearchReading {
  const priced = priceIn(typed);
  const text = priced?.rest ?? typed;
  const category = categoryNamed(text);
  const plain = { ...literalReading(typed), text, ...(priced && { price: priced.price }) };
  return category ? { ...plain, text: '', intent: { category } } : plain;
}

export const literalReading = (typed: string): SearchReading => ({
  typed,
  text: typed,
  isRespelt: false,
  cars: [],
  finds: true,
});

/** A search as read for an already chosen car: words that name that car add nothing. */
export function readingFor(reading: SearchReading, fitting: Fitting | undefined): SearchReading {
  const { fitting: _, intent = {}, ...others } = reading;
  if (!fitting || others.cars.length === 0) return reading;
  const { listed, ...rest } = intent;
  const isAlone = listed !== undefined;
  if (others.cars.some((named) => mayBe(named, fitting.car))) {
    return { ...others, intent: rest, cars: [], finds: others.finds || isAlone };
  }
  return { ...others, isForOther: true, intent: isAlone ? { otherCar: true } : rest };
}

export function withReading(
  filter: PartQuery,
  { text, number, intent, fitting, price }: SearchReading,
): PartQuery {
  const read = { ...filter, search: conditionFor(text, number), intent, fitting: filter.fitting ?? fitting };
  if (!price) return read;
  const prices = ({ minPrice, maxPrice }: Pick<PartQuery, 'maxPrice' | 'minPrice'>) => ({
    min: minPrice ?? 0,
    max: maxPrice ?? Infinity,
  });
  const [chosen, named] = [prices(filter), prices(price)];
  const [min, max] = [Math.max(chosen.min, named.min), Math.min(chosen.max, named.max)];
  return { ...read, minPrice: min === 0 ? null : min, maxPrice: max === Infinity ? null : max };
}

/** Whether a named car may be this one: nothing in the search contradicts what is known. */
const mayBe = ({ modelIds, from, to, litres }: NamedCar, { modelId, year, engine }: Car) =>
  modelIds.includes(modelId) &&
  from <= year &&
  year <= to &&
  (litres === null || engine?.litres == null || engine.litres === litres);
