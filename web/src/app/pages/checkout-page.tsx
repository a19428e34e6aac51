import { EmptyCart } from '#features/orders/cart/empty-cart';
import { useCartItems } from '#features/orders/cart/use-cart-items';
import { Checkout } from '#features/orders/place/checkout';
import { AxleSteps } from '#shop-kit/axle-steps';
import { FlowPage } from './flow-page';

/** One address, one total and one click for everything in the cart: the first of the orders' three steps. */
export function Component() {
  const { lines, items, car, fit, isPending, error, refetch } = useCartItems();
  return (
    <FlowPage
      title="Checkout"
      description="Shipping address and order total."
      steps={<AxleSteps current="Order" />}
      columns="minmax(0, 7fr) minmax(0, 6fr)"
    >
      <Checkout
        items={isPending ? undefined : items}
        car={car}
        fit={fit}
        isEmpty={lines.length === 0}
        empty={<EmptyCart />}
        failed={error !== undefined}
        refetch={refetch}
      />
    </FlowPage>
  );
}
