import type { ChosenCar } from './car';
import { carName } from './car-name';

const parameter = 'anyway';

/** The address of an order page for who was asked already and wants the part anyway; it survives a login on the way. */
export const orderedAnyway = (address: string, { car }: ChosenCar): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameter]: carName(car) })}`;

/** Whether an address says that its customer was asked about this very car. */
export const wasAskedAlready = (params: URLSearchParams, { car }: ChosenCar): boolean =>
  params.get(parameter) === carName(car);
