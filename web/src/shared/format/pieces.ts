/** "1 piece", "2 pieces". */
export const pieces = (quantity: number) => (quantity === 1 ? '1 piece' : `${quantity} pieces`);
