import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { SelectField } from '#shared/forms/select-field';
import { TextField } from '#shared/forms/text-field';
import { Note } from '#shared/ui/note';
import { categories } from '#shop-kit/categories';
import { usePartTypeOptions } from '#shop-kit/part-types';
import { longestLinks } from './picture-links';
import { PictureTiles } from './pictures/picture-tiles';
import { isMinimumAboveStock } from './product-values';
import { partFormFields, type PartFieldName, partFormFieldNames } from './part-form-fields';

const options = categories.map(({ id, label }) => ({ value: id, label }));

/** Short fields side by side. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.125rem',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  },
});

/** A minimum above the stock is allowed, but then no one can order: a warning shows before saving. */
function StockWarning({ available }: { available: number | undefined }) {
  const value = { subscription: { value: true } };
  const smallest = useField<string>('orderQuantity', value).input.value;
  const typed = useField<string>('availableQuantity', value).input.value;
  return isMinimumAboveStock(smallest, available?.toString() ?? typed) ? (
    <Note kind="warning" role="status" title="No one can order this part">
      <p>The minimum order quantity is above the available quantity. The shop shows the part as sold out.</p>
    </Note>
  ) : null;
}

const PartFormField = ({ name }: { name: PartFieldName }) => (
  <TextField name={name} autoComplete="off" {...partFormFields[name].control} />
);

function TypeField() {
  const { input } = useField<string>('type', { subscription: { value: true } });
  const types = usePartTypeOptions(input.value);
  return <SelectField name="type" placeholder="No type" options={types} {...partFormFields.type.control} />;
}

/** Short fields that have no place of their own. */
const placed: ReadonlySet<string> = new Set<PartFieldName>([
  'name',
  'image',
  'description',
  'details',
  'category',
  'type',
]);
const further = partFormFieldNames.filter((name) => !placed.has(name));

interface ProductFieldsProps {
  onBrokenPicture: (link: string) => void;
  /** The available quantity, if the form has no field for it. */
  available?: number;
  /** Content next to the minimum order quantity. */
  children?: ReactNode;
}

/** The fields of a part, the specified ones first. */
export function ProductFields({ onBrokenPicture, available, children }: ProductFieldsProps) {
  return (
    <>
      <PartFormField name="name" />
      <PictureTiles onBroken={onBrokenPicture} />
      <PartFormField name="image" />
      <TextField
        name="moreImages"
        label="More Image Links"
        autoComplete="off"
        maxLength={longestLinks}
        hint="Up to 11 links, one per line, in the order of the product page"
        optional
        multiline
      />
      <Row>
        <TextField
          name="price"
          label="Price"
          inputMode="decimal"
          autoComplete="off"
          hint="US dollars per item, for example 64.90"
        />
        <TextField
          name="orderQuantity"
          label="Minimum Order Quantity"
          inputMode="numeric"
          autoComplete="off"
          hint="Smallest number of items per order"
        />
        {children}
      </Row>
      <StockWarning available={available} />
      <PartFormField name="description" />
      <PartFormField name="details" />
      <Row>
        <SelectField
          name="category"
          placeholder="No category"
          options={options}
          {...partFormFields.category.control}
        />
        <TypeField />
        {further.map((name) => (
          <PartFormField key={name} name={name} />
        ))}
      </Row>
    </>
  );
}
