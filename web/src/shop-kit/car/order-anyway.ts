import type { ChosenCar } from './car';
import { carName } from './car-name';

/**
 * The address of an order page for a user who has confirmed ordering the part anyway; with `partIds` that of the checkout with these
 * parts confirmed. It survives a login.
 */
export function orderedAnyway(address: string, { car }: ChosenCar, partIds: readonly string[] = []): string {
  const query = new URLSearchParams([['anyway', carName(car)], ...partIds.map((id) => ['part', id])]);
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** Whether an address says that its user has confirmed this car; with `partId`, this car and part. */
export const wasAskedAlready = (params: URLSearchParams, { car }: ChosenCar, partId?: string): boolean =>
  params.get('anyway') === carName(car) && (partId === undefined || params.getAll('part').includes(partId));
