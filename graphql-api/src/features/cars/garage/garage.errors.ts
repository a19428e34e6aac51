import { refusal } from '../../../shared/shop-error.js';

/** The same limit as in the table `garage_car`. */
export const MAX_CARS = 10;

/** There is no room for all of the cars; none was added. */
export class GarageFull extends refusal(
  'GARAGE_FULL',
  `Your garage holds ${MAX_CARS} cars. Remove one first.`,
  { limit: MAX_CARS },
) {}

/** Someone else's, or no one's: the two look the same. */
export class NotYourCar extends refusal('FORBIDDEN', 'There is no such car in your garage.') {}
