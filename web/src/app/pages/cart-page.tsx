import { Cart, SavedInBrowserNote } from '#features/orders/cart/cart';
import { CartPartsDocument } from '#features/orders/cart/cart-parts.generated';
import { partsVariables } from '#features/orders/cart/use-cart-items';
import { chakra } from '#shared/ui/chakra';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Wrap } from '#shared/ui/wrap';
import { readLines } from '#shop-kit/cart/visitor-lines';
import type { PageHandle } from '../route-handle';

export const handle: PageHandle = {
  load(ask, { search }) {
    const ids = readLines(search.get('parts')).map(({ partId }) => partId);
    return ids.length > 0 ? ask(CartPartsDocument, partsVariables(ids, null)) : Promise.resolve();
  },
  sitemap: () => [],
};

/** The cart, also before login. */
export function Component() {
  return (
    <Wrap pt="5" pb="12">
      <PageMeta
        title="Cart"
        description="The parts in your cart, with current prices and stock, and whether they fit your car."
      />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="baseline"
        columnGap="6"
        rowGap="1"
        mb="5"
      >
        <PageHeading>Cart</PageHeading>
        <SavedInBrowserNote />
      </chakra.div>
      <Cart />
    </Wrap>
  );
}
