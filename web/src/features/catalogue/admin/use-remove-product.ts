import { useAction } from '#shop-kit/use-action';
import { useRemoveProductMutation } from './admin-products.generated';
import { forgetPartLists } from './forget-part-lists';
import { productTexts } from './product-texts';

/** Removes a part from the shop, and refetches the list either way. */
export function useRemoveProduct(refetchProducts: () => Promise<unknown>) {
  const [run] = useRemoveProductMutation({
    update(cache, { data }) {
      if (!data) return;
      cache.evict({ id: cache.identify({ __typename: 'Part', id: data.removePart.id }) });
      forgetPartLists(cache);
      cache.gc();
    },
  });
  const { act, busy } = useAction(refetchProducts);

  /** True when the part is gone, also if another admin removed it. */
  async function removeProduct(id: string): Promise<boolean> {
    const refusal = await act({
      send: () => run({ variables: { id } }),
      done: 'This product is deleted!',
      notDone: 'The product was not deleted.',
      texts: productTexts,
    });
    return !refusal || refusal.code === 'NOT_FOUND';
  }

  return { removeProduct, removing: busy };
}
