/** What the forms say of a part, as text, and what the API is told of it. */
import type { ComponentProps } from 'react';
import { formatMoney, isAboveLargest, largestAmount, toCents } from '#shared/format/money';
import type { FieldErrors } from '#shared/forms/app-form';
import { isWebLink } from '#shared/forms/link-rule';
import type { TextField } from '#shared/forms/text-field';
import { required } from '#shared/forms/validators';
import type { CategoryId } from '#shop-kit/categories';
import type { ProductValues_DraftFragment, ProductValues_PartFragment } from './product-values.generated';

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

/** Links that were looked at and show no picture. */
export type BrokenLinks = ReadonlySet<string>;

/** What is said of a link that shows no picture. */
export const notAPicture = 'This link is not a picture.';

function pictureProblem(link: string, broken: BrokenLinks): string | undefined {
  if (!link) return undefined;
  if (!isPictureLink(link)) return 'Image Direct Link must start with http:// or https://';
  return broken.has(link) ? notAPicture : undefined;
}

/** A field that is told as it is typed: its control, and its text, made from what is known and told to the API. */
interface SaidField {
  readonly control: Omit<ComponentProps<typeof TextField>, 'name' | 'autoComplete'>;
  readonly fill: (known: never) => string;
  readonly tell: (typed: never) => unknown;
  /** What is wrong with what was typed. */
  readonly problem?: (typed: string, broken: BrokenLinks) => string | undefined;
}

type Control = SaidField['control'];

const text = (control: Control) => ({
  control,
  fill: (known: string) => known,
  tell: (typed: string) => typed.trim(),
});

/** Text that is null where there is none. */
const textOrNull = (control: Control) => ({
  control,
  fill: (known: string | null) => known ?? '',
  tell: (typed: string) => typed.trim() || null,
});

const category = {
  control: { label: 'Category', optional: true },
  fill: (known: CategoryId | null) => known ?? '',
  tell: (typed: CategoryId | '') => typed || null,
};

/** What is said of a part beside pictures and terms. A new field is a line here, and its name in `product-values.graphql`. */
export const saidFields = {
  name: text({ label: 'Product Name', maxLength: 200 }),
  image: {
    ...textOrNull({ label: 'Image Direct Link', type: 'url', maxLength: 2000 }),
    problem: (typed: string, broken: BrokenLinks) => pictureProblem(typed.trim(), broken),
  },
  description: text({ label: 'Short Description', maxLength: 5000, multiline: true }),
  details: text({
    label: 'Details',
    maxLength: 10_000,
    hint: "On the product's page only; an empty line begins a paragraph",
    optional: true,
    multiline: true,
  }),
  category,
  brand: textOrNull({ label: 'Brand', maxLength: 100, optional: true }),
  partNumber: textOrNull({ label: 'Part number', maxLength: 100, optional: true }),
} satisfies Record<string, SaidField>;

type Said = typeof saidFields;
export type SaidName = keyof Said;
type Known = { [Name in SaidName]: Parameters<Said[Name]['fill']>[0] };
type Typed = { [Name in SaidName]: ReturnType<Said[Name]['fill']> };
type Told = { [Name in SaidName]: ReturnType<Said[Name]['tell']> };

const saidNames = Object.keys(saidFields) as SaidName[];
const bySaid = (of: (field: SaidField, name: SaidName) => unknown): unknown =>
  Object.fromEntries(saidNames.map((name) => [name, of(saidFields[name], name)]));

const fill = (known: Known) => bySaid((field, name) => field.fill(known[name] as never)) as Typed;
const tell = (typed: Typed) => bySaid((field, name) => field.tell(typed[name] as never)) as Told;

export interface ProductValues extends Typed {
  /** Links of further pictures, one a line. */
  moreImages: string;
  price: string;
  orderQuantity: string;
}

export interface NewProductValues extends ProductValues {
  availableQuantity: string;
  /** The form is sent to be kept as a draft: nothing is required then. */
  asDraft: boolean;
}

export const noProduct: NewProductValues = {
  ...(bySaid(() => '') as Typed),
  moreImages: '',
  price: '',
  orderQuantity: '',
  availableQuantity: '',
  asDraft: false,
};

export const valuesOf = (part: ProductValues_PartFragment): ProductValues => ({
  ...fill(part),
  moreImages: part.images.filter((link) => link !== part.image).join('\n'),
  price: part.price,
  orderQuantity: String(part.orderQuantity),
});

export const valuesOfDraft = (draft: ProductValues_DraftFragment): NewProductValues => ({
  ...fill(draft),
  moreImages: draft.moreImages.join('\n'),
  price: draft.price ?? '',
  orderQuantity: draft.orderQuantity?.toString() ?? '',
  availableQuantity: draft.availableQuantity?.toString() ?? '',
  asDraft: false,
});

function furtherPicturesProblem(text: string, first: string, broken: BrokenLinks): string | undefined {
  const links = linksOf(text);
  if (links.length === 0) return undefined;
  if (!first) return 'Further Pictures need an Image Direct Link first';
  if (links.length > mostFurtherPictures) return `Further Pictures must be at most ${mostFurtherPictures}`;
  const wrong = links.find((link) => !isPictureLink(link));
  if (wrong) return `Further Pictures must start with http:// or https://, one link a line: “${wrong}”`;
  const blank = links.find((link) => broken.has(link));
  if (blank) return `Further Pictures must be pictures: “${blank}” is not`;
  const twice = [first, ...links].find((link, index, all) => all.indexOf(link) < index);
  return twice && `Further Pictures must be there once each: “${twice}”`;
}

function priceProblem(text: string, smallestOrder: number | null): string | undefined {
  if (isAboveLargest(text)) return `Price must be at most ${formatMoney(largestAmount)}`;
  const price = readPrice(text);
  if (price === null || toCents(price) === 0) return 'Price must be an amount such as 64.90';
  const smallest = toCents(price) * (smallestOrder ?? 1);
  return smallest < smallestCharge || smallest > largestCharge
    ? 'Price times minimum order quantity must be from $0.50 to $999,999.99'
    : undefined;
}

const piecesProblem = (text: string, what: string, least: number) =>
  text.trim() && readUnits(text, least) === null
    ? `${what} must be a whole number from ${least} to 1,000,000`
    : undefined;

/** What is wrong with what was typed, whatever is missing. Numbers must be what the API takes. */
function wrongIn(values: Partial<NewProductValues>, broken: BrokenLinks): FieldErrors<NewProductValues> {
  const { image = '', moreImages = '', price = '', orderQuantity = '', availableQuantity = '' } = values;
  return {
    ...(bySaid((field, name) => field.problem?.(values[name] ?? '', broken)) as FieldErrors<Typed>),
    moreImages: furtherPicturesProblem(moreImages, image.trim(), broken),
    price: price.trim() ? priceProblem(price, readUnits(orderQuantity, 1)) : undefined,
    orderQuantity: piecesProblem(orderQuantity, 'Minimum Order Quantity', 1),
    availableQuantity: piecesProblem(availableQuantity, 'Available Quantity', 0),
  };
}

const labels = {
  name: saidFields.name.control.label,
  image: saidFields.image.control.label,
  description: saidFields.description.control.label,
  price: 'Price',
  orderQuantity: 'Minimum Order Quantity',
  availableQuantity: 'Available Quantity',
} as const;

type Needed = keyof typeof labels;

/** What a draft lacks to be published, in the words of its form. */
export function missingOf(draft: ProductValues_DraftFragment): string[] {
  const values = valuesOfDraft(draft);
  return (Object.keys(labels) as Needed[])
    .filter((field) => !values[field].trim())
    .map((field) => labels[field]);
}

const missingIn = (values: Partial<NewProductValues>, needed: readonly Needed[]) =>
  Object.fromEntries(needed.map((field) => [field, required(values[field], labels[field])]));

function problemsOf(values: Partial<NewProductValues>, needed: readonly Needed[], broken: BrokenLinks) {
  const wrong = wrongIn(values, broken);
  return { ...wrong, ...withoutEmpty(missingIn(values, needed)) };
}

const withoutEmpty = (errors: FieldErrors<NewProductValues>) =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error));

/** What a published part must keep: price, minimum, and what it is shown by as far as it had that (imported parts may not). */
export function productProblems(part: ProductValues_PartFragment, broken: BrokenLinks) {
  const shownBy = (['name', 'image', 'description'] as const).filter((field) => part[field]);
  return (values: Partial<ProductValues>): FieldErrors<ProductValues> =>
    problemsOf(values, ['price', 'orderQuantity', ...shownBy], broken);
}

/** What a part needs to be published (ADR 041). A draft needs nothing, and its links may show nothing yet. */
export function newProductProblems(broken: BrokenLinks) {
  return (values: Partial<NewProductValues>): FieldErrors<NewProductValues> =>
    values.asDraft
      ? problemsOf(values, [], new Set())
      : problemsOf(values, Object.keys(labels) as Needed[], broken);
}

/** Whether nobody could order the part: its smallest order is more than there is. */
export function isMinimumAboveStock(orderQuantity: string | undefined, available: string | undefined) {
  const [smallest, stock] = [readUnits(orderQuantity ?? '', 1), readUnits(available ?? '', 0)];
  return smallest !== null && stock !== null && smallest > stock;
}

/** What the API is told of a draft: null for what is not said. Only for values without problems. */
export const draftInputOf = (values: NewProductValues) => ({
  ...inputOf(values),
  price: readPrice(values.price),
  orderQuantity: readUnits(values.orderQuantity, 1),
  availableQuantity: readUnits(values.availableQuantity, 0),
});

/** What the API is told. Only for values without problems. */
export function inputOf(values: ProductValues) {
  return {
    ...tell(values),
    moreImages: linksOf(values.moreImages),
    price: readPrice(values.price) ?? '',
    orderQuantity: Number(values.orderQuantity),
  };
}
