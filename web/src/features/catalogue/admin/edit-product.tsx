import { useRef, useState } from 'react';
import { hasErrorCode } from '#shared/apollo/shop-error';
import { AppForm } from '#shared/forms/app-form';
import { FormModal } from '#shared/unsaved-changes/unsaved-changes-guard';
import { FormActions } from '#shared/unsaved-changes/modal-form';
import { notify } from '#shared/ui/toast';
import { refusalText } from '#shop-kit/error-texts';
import { useChangeProductMutation, type AdminProducts_PartFragment } from './admin-products.generated';
import { forgetPartLists } from './forget-part-lists';
import { ProductFields } from './product-fields';
import { productTexts } from './product-texts';
import { usePictureCheck } from './use-picture-check';
import { changeOf, noProduct, productProblems, valuesOf, type ProductValues } from './product-values';

interface EditProductProps {
  part: AdminProducts_PartFragment;
  open: boolean;
  onClose: () => void;
  /** It turned out that a colleague has removed it, and the box is closed. */
  onRemoved: () => void;
}

/** Changes a part in a box over the list. Stock is not among it: that is what Restock is for. */
export function EditProduct({ part, open, onClose, onRemoved }: EditProductProps) {
  const isRemoved = useRef(false);
  return (
    <FormModal
      title={`Edit ${part.name || 'this product'}`}
      open={open}
      onClose={onClose}
      // Not before: the row takes the box with it, and what was typed.
      onNotFound={() => {
        if (isRemoved.current) onRemoved();
      }}
      wide
    >
      <ProductForm
        part={part}
        onClose={onClose}
        onRefused={(thrown) => {
          isRemoved.current = hasErrorCode(thrown, 'NOT_FOUND');
        }}
      />
    </FormModal>
  );
}

interface ProductFormProps extends Pick<EditProductProps, 'onClose' | 'part'> {
  onRefused: (thrown: unknown) => void;
}

/** Only what is changed in it is sent: what others change in the meantime stays, and the same field is not changed over theirs. */
function ProductForm({ part, onClose, onRefused }: ProductFormProps) {
  const [opened] = useState(part);
  const pictures = usePictureCheck();
  const [change, { client }] = useChangeProductMutation({ update: forgetPartLists });

  async function submit(values: ProductValues) {
    const whole = { ...noProduct, ...values };
    if (!(await pictures.look(whole)))
      return 'The product was not changed. One of the links is not an image.';
    const changed = changeOf(valuesOf(opened), whole);
    try {
      if (changed) await change({ variables: { id: part.id, ...changed } });
    } catch (thrown) {
      if (hasErrorCode(thrown, 'CONFLICT')) forgetPartLists(client.cache);
      onRefused(thrown);
      return refusalText(thrown, 'The product was not changed.', { texts: productTexts });
    }
    notify.success(changed ? 'Product updated.' : 'No changes to save.');
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
