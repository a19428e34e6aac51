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
  /** Links of further pictures, one a line. */
  moreImages: string;
  price: string;
  orderQuantity: string;
  description: string;
  /** Paragraphs, an empty line between them. */
  details: string;
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
  moreImages: '',
  price: '',
  orderQuantity: '',
  availableQuantity: '',
  description: '',
  details: '',
  category: '',
  brand: '',
  partNumber: '',
};

export const valuesOf = (part: AdminProducts_PartFragment): ProductValues => ({
  name: part.name,
  image: part.image ?? '',
  moreImages: part.images.filter((link) => link !== part.image).join('\n'),
  price: part.price,
  orderQuantity: String(part.orderQuantity),
  description: part.description,
  details: part.details,
  category: part.category ?? '',
  brand: part.brand ?? '',
  partNumber: part.partNumber ?? '',
});

// The API's bounds (AddPartInput, SmallestOrderNotPayable).
const mostUnits = 1_000_000;
const mostFurtherPictures = 11;
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

/** Links one a line, as somebody types them. */
export const linksOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function furtherPicturesProblem(text: string, first: string): string | undefined {
  const links = linksOf(text);
  if (links.length === 0) return undefined;
  if (!first) return 'Further Pictures need an Image Direct Link first';
  if (links.length > mostFurtherPictures) return `Further Pictures must be at most ${mostFurtherPictures}`;
  const wrong = links.find((link) => !isPictureLink(link));
  if (wrong) return `Further Pictures must start with http:// or https://, one link a line: “${wrong}”`;
  const twice = [first, ...links].find((link, index, all) => all.indexOf(link) < index);
  return twice && `Further Pictures must be there once each: “${twice}”`;
}

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
  const { image = '', moreImages = '', price, orderQuantity } = values;
  return {
    image:
      image.trim() && !isPictureLink(image.trim())
        ? 'Image Direct Link must start with http:// or https://'
        : undefined,
    moreImages: furtherPicturesProblem(moreImages, image.trim()),
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
    moreImages: linksOf(values.moreImages),
    price: readPrice(values.price) ?? '',
    orderQuantity: Number(values.orderQuantity),
    description: values.description.trim(),
    details: values.details.trim(),
    category: values.category || null,
    brand: values.brand.trim() || null,
    partNumber: values.partNumber.trim() || null,
  };
}
