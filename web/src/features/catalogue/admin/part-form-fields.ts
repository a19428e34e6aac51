/** What is said of a part beside further pictures and terms, each field once for all the forms. */
import type { ComponentProps } from 'react';
import { trimText } from '#shared/format/visible-text';
import type { TextField } from '#shared/forms/text-field';
import type { PartType } from '#shared/gql/schema-types.generated';
import { addPartInputLimits as limits } from '#shared/gql/admin-limits.generated';
import type { CategoryId } from '#shop-kit/categories';
import { type BrokenLinks, pictureProblem } from './picture-links';

/** A field that is told as it is typed: its control, and its text, made from what is known and told to the API. */
interface PartFormField {
  readonly control: Omit<ComponentProps<typeof TextField>, 'name' | 'autoComplete'>;
  readonly fill: (known: never) => string;
  readonly tell: (typed: never) => unknown;
  /** What is wrong with what was typed. */
  readonly problem?: (typed: string, broken: BrokenLinks) => string | undefined;
}

type Control = PartFormField['control'];

const text = (control: Control) => ({
  control,
  fill: (known: string) => known,
  tell: (typed: string) => trimText(typed),
});

/** Text that is null where there is none. */
const textOrNull = (control: Control) => ({
  control,
  fill: (known: string | null) => known ?? '',
  tell: (typed: string) => trimText(typed) || null,
});

const category = {
  control: { label: 'Category', optional: true },
  fill: (known: CategoryId | null) => known ?? '',
  tell: (typed: CategoryId | '') => typed || null,
};

const type = {
  control: {
    label: 'Type',
    hint: 'Used for job kits and search',
    optional: true,
  },
  fill: (known: PartType | null) => known ?? '',
  tell: (typed: PartType | '') => typed || null,
};

/** A new field is a line here, and its name in `product-values.graphql` (docs/architecture.md). */
export const partFormFields = {
  name: text({ label: 'Product Name', maxLength: limits.name.max }),
  image: {
    ...textOrNull({ label: 'Image Direct Link', type: 'url', maxLength: 2000 }),
    problem: (typed: string, broken: BrokenLinks) => pictureProblem(trimText(typed), broken),
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

type Said = typeof partFormFields;
export type PartFieldName = keyof Said;
type Known = { [Name in PartFieldName]: Parameters<Said[Name]['fill']>[0] };
export type Typed = { [Name in PartFieldName]: ReturnType<Said[Name]['fill']> };
type Told = { [Name in PartFieldName]: ReturnType<Said[Name]['tell']> };

export const partFormFieldNames = Object.keys(partFormFields) as PartFieldName[];
export const byEntered = (of: (field: PartFormField, name: PartFieldName) => unknown): unknown =>
  Object.fromEntries(partFormFieldNames.map((name) => [name, of(partFormFields[name], name)]));

export const fill = (known: Known) => byEntered((field, name) => field.fill(known[name] as never)) as Typed;
export const tell = (typed: Typed) => byEntered((field, name) => field.tell(typed[name] as never)) as Told;
