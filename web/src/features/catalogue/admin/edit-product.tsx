import { useRef, useState } from 'react';
import { AppForm } from '#shared/forms/app-form';
import { FormModal } from '#shared/unsaved-changes/unsaved-changes-guard';
import { FormActions } from '#shared/unsaved-changes/modal-form';
import { type Refusal, useAction } from '#shop-kit/use-action';
import { useChangeProductMutation, type AdminProducts_PartFragment } from './admin-products.generated';
import { evictPartLists } from './evict-part-lists';
import { ProductFields } from './product-fields';
import { productTexts } from './product-texts';
import { usePictureCheck } from './use-picture-check';
import { changeOf, noProduct, productProblems, valuesOf, type ProductValues } from './product-values';

interface EditProductProps {
  part: AdminProducts_PartFragment;
  open: boolean;
  onClose: () => void;
  /** Another admin has removed it, and the dialog is closed. */
  onRemoved: () => void;
}

/** Changes a part in a dialog. Stock is changed by Restock. */
export function EditProduct({ part, open, onClose, onRemoved }: EditProductProps) {
  const isRemoved = useRef(false);
  return (
    <FormModal
      title={`Edit ${part.name || 'this product'}`}
      open={open}
      onClose={onClose}
      // Not before: the dialog and its draft are removed with the row.
      onExitComplete={() => {
        if (isRemoved.current) onRemoved();
      }}
      wide
    >
      <ProductForm
        part={part}
        onClose={onClose}
        onRefused={({ code }) => {
          isRemoved.current = code === 'NOT_FOUND';
        }}
      />
    </FormModal>
  );
}

interface ProductFormProps extends Pick<EditProductProps, 'onClose' | 'part'> {
  onRefused: (refusal: Refusal) => void;
}

/** Sends only changed fields: other admins' changes stay, and a field that one of them has changed is refused. */
function ProductForm({ part, onClose, onRefused }: ProductFormProps) {
  const [opened] = useState(part);
  const pictures = usePictureCheck();
  const { act } = useAction();
  const [change, { client }] = useChangeProductMutation({ update: evictPartLists });

  async function submit(values: ProductValues) {
    const whole = { ...noProduct, ...values };
    if (!(await pictures.look(whole)))
      return 'The product was not changed. One of the links is not an image.';
    const changed = changeOf(valuesOf(opened), whole);
    const refusal = await act({
      send: async () => changed && change({ variables: { id: part.id, ...changed } }),
      done: changed ? 'Product updated.' : 'No changes to save.',
      notDone: 'The product was not changed.',
      texts: productTexts,
      quiet: true,
    });
    if (refusal) {
      if (refusal.code === 'CONFLICT') evictPartLists(client.cache);
      onRefused(refusal);
      return refusal.text;
    }
    onClose();
    return undefined;
  }

  return (
    <AppForm<ProductValues>
      label="Product"
      initialValues={valuesOf(opened)}
      validate={productProblems(opened, pictures.broken)}
      onSubmit={submit}
    >
      {({ busy }) => (
        <>
          <ProductFields onBrokenPicture={pictures.noteBroken} available={part.availableQuantity} />
          <FormActions yes="Save" busy={busy} onCancel={onClose} />
        </>
      )}
    </AppForm>
  );
}
