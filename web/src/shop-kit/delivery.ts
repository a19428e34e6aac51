import { trimText } from '#shared/format/visible-text';
import { phoneProblem, required } from '#shared/forms/validators';

/** Delivery address of an order, as the shop stores it: on one line. */
export interface Delivery {
  address: string;
  phone: string;
}

/** The address as typed, or filled in by a browser: `address` may be street and number only, or all of it. */
export interface TypedDelivery extends Delivery {
  postcode: string;
  city: string;
  country: string;
}

/** Fields with a known address in the first, all of it, or empty. */
export const typed = ({ address, phone }: Delivery): TypedDelivery => ({
  address,
  postcode: '',
  city: '',
  country: '',
  phone,
});

export const deliveryProblems = ({ address, phone }: Partial<Delivery>) => ({
  address: required(address, 'Address'),
  phone: phoneProblem(phone),
});

const joined = (parts: readonly (string | undefined)[], between: string) =>
  parts
    .map((part) => trimText(part ?? ''))
    .filter(Boolean)
    .join(between);

/** "Lindenweg 12, 28195 Bremen, Germany", of as much as was typed. A field that was emptied is undefined. */
export const delivered = ({ address, postcode, city, country, phone }: Partial<TypedDelivery>): Delivery => ({
  address: joined([address, joined([postcode, city], ' '), country], ', '),
  phone: trimText(phone ?? ''),
});
