import { chakra } from '#shared/ui/chakra';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { Button } from '#shared/ui/button';
import { Panel } from '#shared/ui/panel';
import { notify } from '#shared/ui/toast';
import { delivered, deliveryProblems, typed, type TypedDelivery } from '#shop-kit/delivery';
import { DeliveryFields } from '#shop-kit/delivery-fields';
import { orderStates } from '#shop-kit/order-states';
import { useSetDeliveryMutation } from './payment-order.generated';
import { countOfOrders } from '#shop-kit/units';
import { type PaymentSet } from './payment-set-text';

const empty = typed({ address: '', phone: '' });

/** Asks for the missing address of other clients' orders, as long as it can still be used. */
export function DeliveryPanel({ orders }: { orders: PaymentSet }) {
  const [setDelivery] = useSetDeliveryMutation();
  const lost = orders.filter(({ address, status }) => !address && orderStates[status].waitsFor);
  if (lost.length === 0) return null;

  async function save(values: TypedDelivery) {
    try {
      for (const { id: orderId } of lost) {
        await setDelivery({ variables: { orderId, ...delivered(values) } });
      }
      notify.success("Address saved. We'll ship to it.");
      return undefined;
    } catch {
      return 'The address was not saved. Try again.';
    }
  }

  return (
    <Panel aria-labelledby="where-to" p={{ base: '5', sm: '1.75rem' }} display="grid" gap="4">
      <div>
        <chakra.h2 id="where-to" textStyle="h3">
          Shipping address
        </chakra.h2>
        <chakra.p color="fg.muted">
          {orders.length === 1
            ? 'This order has no address yet. Add one so we can ship it.'
            : `${countOfOrders(lost.length)} without an address. Add one so we can ship.`}
        </chakra.p>
      </div>
      <AppForm<TypedDelivery>
        label="Shipping address"
        initialValues={empty}
        validate={deliveryProblems}
        onSubmit={save}
      >
        {({ busy }) => (
          <>
            <DeliveryFields />
            <SubmitError />
            <Button type="submit" variant="outline" justifySelf="start" busy={busy}>
              Save
            </Button>
          </>
        )}
      </AppForm>
    </Panel>
  );
}
