/** The text fields of the part form. */
import type { ComponentProps } from 'react';
import { trimText } from '#shared/format/visible-text';
import type { TextField } from '#shared/forms/text-field';
import type { PartType } from '#shared/gql/schema-types.generated';
import { addPartInputLimits as limits } from '#shared/gql/admin-limits.generated';
import type { CategoryId } from '#shop-kit/categories';
import { type BrokenLinks, pictureProblem } from './picture-links';

/** One form field: its control, and how it converts between stored value, form text and API input. */
interface PartFormField {
  readonly control: Omit<ComponentProps<typeof TextField>, 'name' | 'autoComplete'>;
  readonly toFormText: (stored: never) => string;
  readonly toInput: (text: never) => unknown;
  /** Says what is wrong with the entered text. */
  readonly problem?: (text: string, broken: BrokenLinks) => string | undefined;
}

type Control = PartFormField['control'];

const text = (control: Control) => ({
  control,
  toFormText: (stored: string) => stored,
  toInput: (entered: string) => trimText(entered),
});

/** Text stored as null when empty. */
const textOrNull = (control: Control) => ({
  control,
  toFormText: (stored: string | null) => stored ?? '',
  toInput: (entered: string) => trimText(entered) || null,
});

const category = {
  control: { label: 'Category', optional: true },
  toFormText: (stored: CategoryId | null) => stored ?? '',
  toInput: (entered: CategoryId | '') => entered || null,
};

const type = {
  control: {
    label: 'Type',
    hint: 'Used for job kits and search',
    optional: true,
  },
  toFormText: (stored: PartType | null) => stored ?? '',
  toInput: (entered: PartType | '') => entered || null,
};

/** A new field is a line here, and its name in `product-values.graphql` (docs/architecture.md). */
export const partFormFields = {
  name: text({ label: 'Product Name', maxLength: limits.name.max }),
  image: {
    ...textOrNull({ label: 'Image Direct Link', type: 'url', maxLength: limits.image.max }),
    problem: (entered: string, broken: BrokenLinks) => pictureProblem(trimText(entered), broken),
  },
  description: text({ label: 'Short Description', maxLength: limits.description.max, multiline: true }),
  details: text({
    label: 'Details',
    maxLength: limits.details.max,
    hint: 'Shown on the product page only. Leave a blank line between paragraphs',
    optional: true,
    multiline: true,
  }),
  category,
  type,
  brand: textOrNull({ label: 'Brand', maxLength: limits.brand.max, optional: true }),
  partNumber: textOrNull({ label: 'Part number', maxLength: limits.partNumber.max, optional: true }),
} satisfies Record<string, PartFormField>;

type Fields = typeof partFormFields;
export type PartFieldName = keyof Fields;
type StoredValues = { [Name in PartFieldName]: Parameters<Fields[Name]['toFormText']>[0] };
export type FormTexts = { [Name in PartFieldName]: ReturnType<Fields[Name]['toFormText']> };
type PartInput = { [Name in PartFieldName]: ReturnType<Fields[Name]['toInput']> };

export const partFormFieldNames = Object.keys(partFormFields) as PartFieldName[];
export const mapFields = (of: (field: PartFormField, name: PartFieldName) => unknown): unknown =>
  Object.fromEntries(partFormFieldNames.map((name) => [name, of(partFormFields[name], name)]));

export const toFormTexts = (stored: StoredValues) =>
  mapFields((field, name) => field.toFormText(stored[name] as never)) as FormTexts;
export const toPartInput = (texts: FormTexts) =>
  mapFields((field, name) => field.toInput(texts[name] as never)) as PartInput;
