import type { ReactNode } from 'react';
import { categories } from '#shared/config/categories';
import { FieldGrid } from '#shared/forms/field-grid';
import { SelectField } from '#shared/forms/select-field';
import { TextField } from '#shared/forms/text-field';
import { PicturePreview } from './picture-preview';

const shelves = categories.map(({ id, label }) => ({ value: id, words: label }));

/** What can be said of a part, the specified fields first. `children` stand beside the minimum order quantity. */
export function ProductFields({ children }: { children?: ReactNode }) {
  return (
    <FieldGrid>
      <div className="wide">
        <TextField name="name" label="Product Name" autoComplete="off" maxLength={200} optional />
      </div>
      <div className="wide">
        <TextField
          name="image"
          label="Image Direct Link"
          type="url"
          autoComplete="off"
          maxLength={2000}
          optional
        />
        <PicturePreview />
      </div>
      <TextField
        name="price"
        label="Price"
        inputMode="decimal"
        autoComplete="off"
        hint="US dollars per piece, such as 64.90"
      />
      <TextField
        name="orderQuantity"
        label="Minimum Order Quantity"
        inputMode="numeric"
        autoComplete="off"
        hint="Smallest number of pieces per order"
      />
      {children}
      <div className="wide">
        <TextField
          name="description"
          label="Short Description"
          autoComplete="off"
          maxLength={5000}
          optional
          multiline
        />
      </div>
      <SelectField name="category" label="Category" placeholder="No category" options={shelves} optional />
      <TextField name="brand" label="Brand" autoComplete="off" maxLength={100} optional />
      <TextField name="partNumber" label="Part number" autoComplete="off" maxLength={100} optional />
    </FieldGrid>
  );
}
