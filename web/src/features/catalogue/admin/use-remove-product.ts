import { hasErrorCode } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';
import { useRemoveProductMutation } from './admin-products.generated';
import { forgetPartLists } from './forget-part-lists';
import { productRefusal } from './product-refusal';

/** Takes a part off the shop and says what came of it; the list is a fresh one by then, either way. */
export function useRemoveProduct(refetchProducts: () => Promise<unknown>) {
  const [run, { loading }] = useRemoveProductMutation({
    update(cache, { data }) {
      if (!data) return;
      cache.evict({ id: cache.identify({ __typename: 'Part', id: data.removePart.id }) });
      forgetPartLists(cache);
      cache.gc();
    },
  });

  /** True when the part is gone, whoever deleted it. */
  async function removeProduct(id: string): Promise<boolean> {
    try {
      await run({ variables: { id } });
    } catch (thrown) {
      notify.error(productRefusal(thrown, 'The product was not deleted.'));
      const fetching = refetchProducts();
      const isRemoved = hasErrorCode(thrown, 'NOT_FOUND');
      if (isRemoved) await fetching;
      return isRemoved;
    }
    notify.success('This product is deleted!');
    // What became of the fetching shows in the list itself.
    await refetchProducts();
    return true;
  }

  return { removeProduct, removing: loading };
}
