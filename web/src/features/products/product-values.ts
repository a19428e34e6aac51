/** What a form says of a part, as text, and what the API is told of it. */
import { formatMoney, isAboveLargest, largestAmount, toCents } from '#shared/format/money';
import type { FieldErrors } from '#shared/forms/app-form';
import { isWebLink } from '#shared/forms/link-rule';
import { required } from '#shared/forms/validators';
import type { CategoryId } from '#shop-kit/categories';
import type { AdminProducts_PartFragment } from './admin-products.generated';

export interface ProductValues {
  name: string;
  image: string;
  price: string;
  orderQuantity: string;
  description: string;
  /** Empty for none. */
  category: CategoryId | '';
  brand: string;
  partNumber: string;
}

export interface NewProductValues extends ProductValues {
  availableQuantity: string;
}

export const noProduct: NewProductValues = {
  name: '',
  image: '',
  price: '',
  orderQuantity: '',
  availableQuantity: '',
  description: '',
  category: '',
  brand: '',
  partNumber: '',
};

export const valuesOf = (part: AdminProducts_PartFragment): ProductValues => ({
  name: part.name,
  image: part.image ?? '',
  price: part.price,
  orderQuantity: String(part.orderQuantity),
  description: part.description,
  category: part.category ?? '',
  brand: part.brand ?? '',
  partNumber: part.partNumber ?? '',
});

// The API's bounds (AddPartInput, SmallestOrderNotPayable).
const mostUnits = 1_000_000;
const smallestCharge = 50;
const largestCharge = 99_999_999;

/** An amount as the API takes it, "64.90"; null for what is none. */
export function readPrice(text: string): string | null {
  const [, whole, fraction = ''] = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : `${Number(whole)}.${fraction.padEnd(2, '0')}`;
}

/** A whole number from `least`; null for what is none. */
export function readUnits(text: string, least: number): number | null {
  const units = /^\d{1,7}$/.test(text.trim()) ? Number(text) : NaN;
  return units >= least && units <= mostUnits ? units : null;
}

/** Whether a text can be the link of a part's picture: a web link, or the path of a picture of this shop. */
export const isPictureLink = (text: string) => isWebLink(text) || /^\/pictures\/[\w/.-]+$/.test(text);

function priceProblem(text: string | undefined, smallestOrder: number | null): string | undefined {
  const missing = required(text, 'Price');
  if (missing) return missing;
  if (isAboveLargest(text ?? '')) return `Price must be at most ${formatMoney(largestAmount)}`;
  const price = readPrice(text ?? '');
  if (price === null || toCents(price) === 0) return 'Price must be an amount such as 64.90';
  const smallest = toCents(price) * (smallestOrder ?? 1);
  return smallest < smallestCharge || smallest > largestCharge
    ? 'Price times minimum order quantity must be from $0.50 to $999,999.99'
    : undefined;
}

const piecesProblem = (text: string | undefined, what: string, least: number) =>
  required(text, what) ??
  (readUnits(text ?? '', least) === null
    ? `${what} must be a whole number from ${least} to 1,000,000`
    : undefined);

/** Spec section 5: price and minimum are required, a picture must be a link; numbers must be what the API takes. */
export function productProblems(values: Partial<ProductValues>): FieldErrors<ProductValues> {
  const { image = '', price, orderQuantity } = values;
  return {
    image:
      image.trim() && !isPictureLink(image.trim())
        ? 'Image Direct Link must start with http:// or https://'
        : undefined,
    price: priceProblem(price, readUnits(orderQuantity ?? '', 1)),
    orderQuantity: piecesProblem(orderQuantity, 'Minimum Order Quantity', 1),
  };
}

/** The same for a new part, whose first units are counted too. */
export const newProductProblems = (values: Partial<NewProductValues>): FieldErrors<NewProductValues> => ({
  ...productProblems(values),
  availableQuantity: piecesProblem(values.availableQuantity, 'Available Quantity', 0),
});

/** What the API is told. Only for values without problems. */
export function inputOf(values: ProductValues) {
  return {
    name: values.name.trim(),
    image: values.image.trim() || null,
    price: readPrice(values.price) ?? '',
    orderQuantity: Number(values.orderQuantity),
    description: values.description.trim(),
    category: values.category || null,
    brand: values.brand.trim() || null,
    partNumber: values.partNumber.trim() || null,
  };
}
