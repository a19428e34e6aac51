import { chakra } from '#shared/ui/chakra';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { phoneProblem, required } from '#shared/forms/validators';
import { Button } from '#shared/ui/button';
import { Panel } from '#shared/ui/panel';
import { notify } from '#shared/ui/toast';
import { useSetDeliveryMutation, type PaymentOrder_OrderFragment } from './payment-order.generated';

interface Delivery {
  address: string;
  phone: string;
}

/** Orders of other clients come without an address: it is asked for here, as long as it can still be used. */
export function DeliveryPanel({ order }: { order: PaymentOrder_OrderFragment }) {
  const [setDelivery] = useSetDeliveryMutation();
  if (order.address || order.shipped) return null;

  async function save({ address, phone }: Delivery) {
    try {
      await setDelivery({ variables: { orderId: order.id, address: address.trim(), phone: phone.trim() } });
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
        <chakra.p color="fg.muted">This order has no address yet. We ship it once we know.</chakra.p>
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
