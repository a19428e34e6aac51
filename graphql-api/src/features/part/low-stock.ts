/** SQL: fewer than ten units, or fewer than three of the part's smallest orders. The alias is `item`. */
export const LOW_STOCK = 'item.low_stock';
