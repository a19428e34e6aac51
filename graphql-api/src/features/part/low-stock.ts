/** SQL: fewer than ten units, or fewer than three of the part's smallest orders. The alias is `item`. */
export const LOW_STOCK =
  '(item.available_quantity < 10 OR item.available_quantity < 3 * item.order_quantity)';
