import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { Button } from '#shared/ui/button';
import { Modal, ModalActions } from '#shared/ui/modal';
import { notify } from '#shared/ui/toast';
import { useChangeProductMutation, type AdminProducts_PartFragment } from './admin-products.generated';
import { forgetPartLists } from './forget-part-lists';
import { ProductFields } from './product-fields';
import { productRefusal } from './product-refusal';
import { usePictureCheck } from './use-picture-check';
import { inputOf, noProduct, productProblems, valuesOf, type ProductValues } from './product-values';

interface EditProductProps {
  part: AdminProducts_PartFragment;
  open: boolean;
  onClose: () => void;
}

/** Changes a part in a box over the list. Stock is not among it: that is what Restock is for. */
export function EditProduct({ part, open, onClose }: EditProductProps) {
  const pictures = usePictureCheck();
  const [change] = useChangeProductMutation({ update: forgetPartLists });

  async function submit(values: ProductValues) {
    const whole = { ...noProduct, ...values };
    if (!(await pictures.look(whole)))
      return 'The product was not changed. One of its links is not a picture.';
    try {
      await change({ variables: { id: part.id, input: inputOf(whole) } });
    } catch (thrown) {
      return productRefusal(thrown, 'The product was not changed.');
    }
    notify.success('The product is changed.');
    onClose();
    return undefined;
  }

  return (
    <Modal title={`Edit ${part.name || 'this product'}`} open={open} onClose={onClose} wide>
      <AppForm<ProductValues>
        label="Product"
        initialValues={valuesOf(part)}
        validate={productProblems(part, pictures.broken)}
        onSubmit={submit}
      >
        {({ busy }) => (
          <>
            <ProductFields onBrokenPicture={pictures.noteBroken} available={part.availableQuantity} />
            <SubmitError />
            <ModalActions>
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" busy={busy}>
                Save
              </Button>
            </ModalActions>
          </>
        )}
      </AppForm>
    </Modal>
  );
}
