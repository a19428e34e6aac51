import type { ApolloCache } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { mayBeDone } from '#shared/apollo/failure-message';
import { shopErrorOf } from '#shared/apollo/shop-error';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { chakra } from '#shared/ui/chakra';
import { Button } from '#shared/ui/button';
import { Panel } from '#shared/ui/panel';
import { TextLink } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { refusalText } from '#shop-kit/error-texts';
import { paths } from '#shop-kit/paths';
import { useAddProductMutation } from './admin-products.generated';
import { evictPartLists } from './evict-part-lists';
import { useSaveProductDraftMutation, type ProductDrafts_DraftFragment } from './product-drafts.generated';
import { readUnits } from './price-and-units';
import { ProductFields } from './product-fields';
import { draftTexts } from './product-texts';
import {
  draftInputOf,
  inputOf,
  newProductProblems,
  noProduct,
  valuesOfDraft,
  type NewProductValues,
} from './product-values';
import { usePictureCheck } from './use-picture-check';

const refusal = { texts: draftTexts, hint: 'Check Manage All Products before you try again.' };

const forgetDrafts = (cache: ApolloCache) => {
  cache.evict({ fieldName: 'partDrafts' });
};

function forgetParts(cache: ApolloCache) {
  evictPartLists(cache);
  forgetDrafts(cache);
}

/** Sends the form: to publish, which needs all that a part is shown by, or to keep it as a draft, which needs nothing. */
function SendButtons({ busy }: { busy: boolean }) {
  const form = useForm<NewProductValues>();
  const sendAs = (asDraft: boolean) => () => form.change('asDraft', asDraft);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <Button type="submit" size="lg" busy={busy} onClick={sendAs(false)}>
        Add to Stock
      </Button>
      <Button type="submit" size="lg" variant="outline" disabled={busy} onClick={sendAs(true)}>
        Save as draft
      </Button>
    </chakra.div>
  );
}

/**
 * Puts a new part on the shelves, or keeps it as a draft that no customer sees. Afterwards the form is ready for the next one, after a
 * draft to go on with it; what was refused stays in it.
 */
export function AddProduct({ draft }: { draft?: ProductDrafts_DraftFragment }) {
  const [add, { client }] = useAddProductMutation({ update: forgetParts });
  const [save] = useSaveProductDraftMutation({ update: forgetDrafts });
  const navigate = useNavigate();
  const pictures = usePictureCheck();
  const [added, setAdded] = useState(0);
  const [taken, setTaken] = useState<{ partId: string; partName: string } | null>(null);
  const panel = useRef<HTMLElement>(null);

  useEffect(
    function beginTheNextOne() {
      if (added > 0) panel.current?.querySelector('input')?.focus();
    },
    [added],
  );

  async function publish(values: NewProductValues) {
    setTaken(null);
    if (!(await pictures.look(values))) return 'The product was not added. One of the links is not an image.';
    try {
      const input = { ...inputOf(values), availableQuantity: readUnits(values.availableQuantity, 0) ?? 0 };
      await add({
        variables: { input, draftId: draft?.id ?? null, expectedSavedAt: draft?.savedAt ?? null },
      });
    } catch (thrown) {
      if (mayBeDone(thrown)) forgetParts(client.cache);
      const error = shopErrorOf(thrown);
      if (error.code === 'PART_NUMBER_TAKEN') setTaken(error);
      return refusalText(thrown, 'The product was not added.', refusal);
    }
    notify.success('New Product is added successfully!');
    if (draft) void navigate(paths.dashboard.addProduct.to(), { replace: true });
    setAdded(added + 1);
    return undefined;
  }

  async function keep(values: NewProductValues) {
    try {
      const { data } = await save({
        variables: {
          id: draft?.id ?? null,
          input: draftInputOf(values),
          expectedSavedAt: draft?.savedAt ?? null,
        },
      });
      if (data && !draft)
        void navigate(paths.dashboard.addProduct.to(data.savePartDraft.id), { replace: true });
    } catch (thrown) {
      if (mayBeDone(thrown)) forgetDrafts(client.cache);
      return refusalText(thrown, 'The draft was not saved.', refusal);
    }
    notify.success("Draft saved. Customers can't see it.");
    return undefined;
  }

  function submit(values: NewProductValues) {
    // An emptied field is missing from what the form hands over.
    const whole = { ...noProduct, ...values };
    return whole.asDraft ? keep(whole) : publish(whole);
  }

  return (
    <Panel ref={panel} aria-label="New product" p={{ base: '4', sm: '6' }} maxW="50rem">
      <AppForm<NewProductValues>
        key={added}
        label="New product"
        initialValues={draft ? valuesOfDraft(draft) : noProduct}
        validate={newProductProblems(pictures.broken)}
        onSubmit={submit}
      >
        {({ busy }) => (
          <>
            <ProductFields onBrokenPicture={pictures.noteBroken}>
              <TextField
                name="availableQuantity"
                label="Available Quantity"
                inputMode="numeric"
                autoComplete="off"
                hint="Items in stock now"
              />
            </ProductFields>
            <SubmitError />
            {taken && !busy && (
              <TextLink to={paths.part.to(taken.partId)}>Open {taken.partName || 'that product'}</TextLink>
            )}
            <SendButtons busy={busy} />
          </>
        )}
      </AppForm>
    </Panel>
  );
}
