/**
 * Short, readable number of an order, such as "7F3A-91C2". From the random end of the id: the front is a timestamp.
 */
export function orderNumber(id: string): string {
  const tail = id.slice(-8).toUpperCase();
  return `${tail.slice(0, 4)}-${tail.slice(4)}`;
}
