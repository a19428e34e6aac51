import type { ChosenCar } from './car';
import { carName } from './car-name';

/**
 * The address of an order page for who was asked already and wants the part anyway; with `partIds` that of the checkout, for who wants
 * these parts anyway. It survives a login on the way.
 */
export function orderedAnyway(address: string, { car }: ChosenCar, partIds: readonly string[] = []): string {
  const query = new URLSearchParams([['anyway', carName(car)], ...partIds.map((id) => ['part', id])]);
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** Whether an address says that its customer was asked about this very car; with `partId`, about that part of it. */
export const wasAskedAlready = (params: URLSearchParams, { car }: ChosenCar, partId?: string): boolean =>
  params.get('anyway') === carName(car) && (partId === undefined || params.getAll('part').includes(partId));
