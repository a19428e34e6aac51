import { chakra } from '#shared/ui/chakra';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { phoneProblem, required } from '#shared/forms/validators';
import { Button } from '#shared/ui/button';
import { Panel } from '#shared/ui/panel';
import { notify } from '#shared/ui/toast';
import { useSetDeliveryMutation } from './payment-order.generated';
import { countOfOrders } from '#shop-kit/units';
import { type PaymentSet } from './set-words';

interface Delivery {
  address: string;
  phone: string;
}

/** Orders of other clients come without an address: it is asked for here, as long as it can still be used. */
export function DeliveryPanel({ orders }: { orders: PaymentSet }) {
  const [setDelivery] = useSetDeliveryMutation();
  const lost = orders.filter(({ address, shipped }) => !address && !shipped);
  if (lost.length === 0) return null;

  async function save({ address, phone }: Delivery) {
    try {
      for (const { id: orderId } of lost) {
        await setDelivery({ variables: { orderId, address: address.trim(), phone: phone.trim() } });
      }
      notify.success('We send it to this address.');
      return undefined;
    } catch {
      return 'The address was not saved. Try again.';
    }
  }

  return (
    <Panel aria-labelledby="where-to" p={{ base: '5', sm: '1.75rem' }} display="grid" gap="4">
      <div>
        <chakra.h2 id="where-to" textStyle="h3">
          Where to send it
        </chakra.h2>
        <chakra.p color="fg.muted">
          {orders.length === 1
            ? 'This order has no address yet. We ship it once we know.'
            : `${countOfOrders(lost.length)} of these without an address yet. We ship once we know.`}
        </chakra.p>
      </div>
      <AppForm<Delivery>
        label="Where to send it"
        initialValues={{ address: '', phone: '' }}
        validate={({ address, phone }) => ({
          address: required(address, 'Address'),
          phone: phoneProblem(phone),
        })}
        onSubmit={save}
      >
        {({ busy }) => (
          <>
            <TextField name="address" label="Address" autoComplete="street-address" />
            <TextField name="phone" label="Phone Number" type="tel" autoComplete="tel" />
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
