/** The form values of a part, and the API input made from them. */
import { readMoney } from '#shared/format/read-money';
import { trimText } from '#shared/format/visible-text';
import type { FieldErrors } from '#shared/forms/app-form';
import { required } from '#shared/forms/validators';
import {
  type AltTexts,
  altsOf,
  type BrokenLinks,
  furtherPicturesProblem,
  linksOf,
  picturesIn,
} from './picture-links';
import { unitsProblem, priceProblem, readUnits } from './price-and-units';
import type { ProductValues_DraftFragment, ProductValues_PartFragment } from './product-values.generated';
import { type FormTexts, mapFields, partFormFields, toFormTexts, toPartInput } from './part-form-fields';

export interface ProductValues extends FormTexts {
  /** Links of further pictures, one a line. */
  moreImages: string;
  /** Alternative texts, by image link. */
  alts: AltTexts;
  /** Number of images that are still uploading. */
  uploading: number;
  price: string;
  orderQuantity: string;
}

export interface NewProductValues extends ProductValues {
  availableQuantity: string;
  /** The form is saved as a draft: nothing is required then. */
  asDraft: boolean;
}

export const noProduct: NewProductValues = {
  ...(mapFields(() => '') as FormTexts),
  moreImages: '',
  alts: {},
  uploading: 0,
  price: '',
  orderQuantity: '',
  availableQuantity: '',
  asDraft: false,
};

export const valuesOf = (part: ProductValues_PartFragment): ProductValues => ({
  ...toFormTexts(part),
  moreImages: part.images.filter((link) => link !== part.image).join('\n'),
  alts: altsOf(part.images, part.imageAlts),
  uploading: 0,
  price: part.price,
  orderQuantity: String(part.orderQuantity),
});

export const valuesOfDraft = (draft: ProductValues_DraftFragment): NewProductValues => ({
  ...toFormTexts(draft),
  moreImages: draft.moreImages.join('\n'),
  alts: altsOf(picturesIn(draft.image ?? '', draft.moreImages.join('\n')), draft.imageAlts),
  uploading: 0,
  price: draft.price ?? '',
  orderQuantity: draft.orderQuantity?.toString() ?? '',
  availableQuantity: draft.availableQuantity?.toString() ?? '',
  asDraft: false,
});

/** Problems of the entered values, without missing ones. Numbers must be what the API accepts. */
function wrongIn(values: Partial<NewProductValues>, broken: BrokenLinks): FieldErrors<NewProductValues> {
  const { image = '', moreImages = '', price = '', orderQuantity = '', availableQuantity = '' } = values;
  return {
    ...(mapFields((field, name) => field.problem?.(values[name] ?? '', broken)) as FieldErrors<FormTexts>),
    moreImages: furtherPicturesProblem(moreImages, trimText(image), broken),
    price: trimText(price) ? priceProblem(price, readUnits(orderQuantity, 1)) : undefined,
    orderQuantity: unitsProblem(orderQuantity, 'Minimum Order Quantity', 1),
    availableQuantity: unitsProblem(availableQuantity, 'Available Quantity', 0),
  };
}

const labels = {
  name: partFormFields.name.control.label,
  image: partFormFields.image.control.label,
  description: partFormFields.description.control.label,
  price: 'Price',
  orderQuantity: 'Minimum Order Quantity',
  availableQuantity: 'Available Quantity',
} as const;

type Needed = keyof typeof labels;

/** The labels of the fields that a draft lacks to be published. */
export function missingOf(draft: ProductValues_DraftFragment): string[] {
  const values = valuesOfDraft(draft);
  return (Object.keys(labels) as Needed[])
    .filter((field) => !trimText(values[field]))
    .map((field) => labels[field]);
}

const missingIn = (values: Partial<NewProductValues>, needed: readonly Needed[]) =>
  Object.fromEntries(needed.map((field) => [field, required(values[field], labels[field])]));

function problemsOf(values: Partial<NewProductValues>, needed: readonly Needed[], broken: BrokenLinks) {
  const wrong = wrongIn(values, broken);
  const missing = withoutEmpty(missingIn(values, needed));
  // An uploading image has no link yet.
  return {
    ...wrong,
    ...missing,
    ...(values.uploading && { image: 'A photo is still uploading. Wait until it has finished' }),
  };
}

const withoutEmpty = (errors: FieldErrors<NewProductValues>) =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error));

/** A published part must keep price, minimum, and its name, image and description (which imported parts may lack). */
export function productProblems(part: ProductValues_PartFragment, broken: BrokenLinks) {
  const shownBy = (['name', 'image', 'description'] as const).filter((field) => part[field]);
  return (values: Partial<ProductValues>): FieldErrors<ProductValues> =>
    problemsOf(values, ['price', 'orderQuantity', ...shownBy], broken);
}

/** Checks what a part needs to be published (ADR 019). A draft needs nothing, and its image links may not work yet. */
export function newProductProblems(broken: BrokenLinks) {
  return (values: Partial<NewProductValues>): FieldErrors<NewProductValues> =>
    values.asDraft
      ? problemsOf(values, [], new Set())
      : problemsOf(values, Object.keys(labels) as Needed[], broken);
}

/** Whether no one can order the part: its minimum order is more than its stock. */
export function isMinimumAboveStock(orderQuantity: string | undefined, available: string | undefined) {
  const [smallest, stock] = [readUnits(orderQuantity ?? '', 1), readUnits(available ?? '', 0)];
  return smallest !== null && stock !== null && smallest > stock;
}

/** The API input of a draft: null for empty fields. Only for values without problems. */
export const draftInputOf = (values: NewProductValues) => ({
  ...inputOf(values),
  price: readMoney(values.price),
  orderQuantity: readUnits(values.orderQuantity, 1),
  availableQuantity: readUnits(values.availableQuantity, 0),
});

/** The API input of a part. Only for values without problems. */
export function inputOf(values: ProductValues) {
  return {
    ...toPartInput(values),
    moreImages: linksOf(values.moreImages),
    imageAlts: knownAlts(values),
    price: readMoney(values.price) ?? '',
    orderQuantity: readUnits(values.orderQuantity, 1) ?? 0,
  };
}

type Input = ReturnType<typeof inputOf>;

/** Alternative texts are in the order of the images, so these fields are sent together. */
const pictures: ReadonlySet<string> = new Set<keyof Input>(['image', 'moreImages', 'imageAlts']);

/** The fields changed since the form was opened, with their earlier values; undefined if none changed. */
export function changeOf(opened: ProductValues, values: ProductValues) {
  const [expected, input] = [inputOf(opened), inputOf(values)];
  const fields = Object.keys(input) as (keyof Input)[];
  const isChanged = (field: keyof Input) => JSON.stringify(expected[field]) !== JSON.stringify(input[field]);
  const arePictures = fields.some((field) => pictures.has(field) && isChanged(field));
  const changed = fields.filter((field) => (pictures.has(field) ? arePictures : isChanged(field)));
  const only = (all: Input): Partial<Input> =>
    Object.fromEntries(changed.map((field) => [field, all[field]]));
  return changed.length > 0 ? { input: only(input), expected: only(expected) } : undefined;
}

/** Alternative texts in the order of the images; empty if no image has one. */
function knownAlts({ image, moreImages, alts }: ProductValues): string[] {
  const texts = picturesIn(image, moreImages).map((link) => trimText(alts[link] ?? ''));
  return texts.some(Boolean) ? texts : [];
}
