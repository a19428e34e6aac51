import { refusal } from '../../../shared/shop-error.js';

/** The same limit as in the table `cart_line`. */
export const MAX_CART_LINES = 50;

/** There is no room for all of the parts; none was added. */
export class CartFull extends refusal(
  'CART_FULL',
  `A cart holds ${MAX_CART_LINES} different parts. Order or remove some first.`,
  { limit: MAX_CART_LINES },
) {}
