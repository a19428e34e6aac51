import { useEffect, useRef, useState } from 'react';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { Button } from '#shared/ui/button';
import { Panel } from '#shared/ui/panel';
import { notify } from '#shared/ui/toast';
import { useAddProductMutation } from './admin-products.generated';
import { forgetPartLists } from './forget-part-lists';
import { ProductFields } from './product-fields';
import { productRefusal } from './product-refusal';
import { inputOf, newProductProblems, noProduct, type NewProductValues } from './product-values';

/** Puts a new part on the shelves. Afterwards the form is ready for the next one; what was refused stays in it. */
export function AddProduct() {
  const [add] = useAddProductMutation({ update: forgetPartLists });
  const [added, setAdded] = useState(0);
  const panel = useRef<HTMLElement>(null);

  useEffect(
    function beginTheNextOne() {
      if (added > 0) panel.current?.querySelector('input')?.focus();
    },
    [added],
  );

  async function submit(values: NewProductValues) {
    // An emptied field is missing from what the form hands over.
    const whole = { ...noProduct, ...values };
    try {
      await add({
        variables: { input: { ...inputOf(whole), availableQuantity: Number(whole.availableQuantity) } },
      });
    } catch (thrown) {
      return productRefusal(thrown, 'The product was not added.');
    }
    notify.success('New Product is added successfully!');
    setAdded(added + 1);
    return undefined;
  }

  return (
    <Panel ref={panel} aria-label="New product" p={{ base: '4', sm: '6' }} maxW="50rem">
      <AppForm<NewProductValues>
        key={added}
        label="New product"
        initialValues={noProduct}
        validate={newProductProblems}
        onSubmit={submit}
      >
        {({ busy }) => (
          <>
            <ProductFields>
              <TextField
                name="availableQuantity"
                label="Available Quantity"
                inputMode="numeric"
                autoComplete="off"
                hint="Pieces on the shelf now"
              />
            </ProductFields>
            <SubmitError />
            <Button type="submit" size="lg" justifySelf="start" busy={busy}>
              Add to Stock
            </Button>
          </>
        )}
      </AppForm>
    </Panel>
  );
}
