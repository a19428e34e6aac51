import { useState } from 'react';
import { trimText } from '#shared/format/visible-text';
import { ModalForm } from '#shared/unsaved-changes/modal-form';
import { TextField } from '#shared/forms/text-field';
import { required } from '#shared/forms/validators';
import { Button } from '#shared/ui/button';
import { setOrderAddressLimits } from '#shared/gql/admin-limits.generated';
import { countOfOrders } from '#shop-kit/units';
import { useAction } from '#shop-kit/use-action';
import { useEnterAddressMutation } from './to-ship.generated';
import type { OpenParcel } from './open-parcel';

interface EnterAddressProps {
  parcel: OpenParcel;
  /** Called once it is saved: the order moves to another parcel. */
  onEntered: () => void;
}

/** Adds an address, learned by phone or email, to orders without one. */
export function EnterAddress({ parcel: { to, orders }, onEntered }: EnterAddressProps) {
  const [open, setOpen] = useState(false);
  const [enter] = useEnterAddressMutation();
  const { act } = useAction();
  const close = () => setOpen(false);

  async function submit({ address }: { address: string }) {
    const refusal = await act({
      send: () => enter({ variables: { orderIds: orders.map(({ id }) => id), address: trimText(address) } }),
      done: `Address saved for ${to.name}.`,
      notDone: 'The address was not saved.',
      texts: { CONFLICT: 'The customer has already added an address. Close this and check the list.' },
      hint: 'Try again. An existing address is not overwritten.',
      quiet: true,
    });
    if (refusal) return refusal.text;
    close();
    onEntered();
    return undefined;
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`Enter an address for ${to.name}`}
        onClick={() => setOpen(true)}
      >
        Enter address
      </Button>
      <ModalForm<{ address: string }>
        title={`Address of ${to.name}`}
        open={open}
        onClose={close}
        about={`For ${countOfOrders(orders.length)} without one. Logged in Activity.`}
        label="Enter the address"
        initialValues={{ address: '' }}
        validate={({ address }) => ({ address: required(address, 'Address') })}
        onSubmit={submit}
        yes="Enter the address"
      >
        <TextField
          name="address"
          label="Address"
          autoComplete="off"
          maxLength={setOrderAddressLimits.address.max}
          hint="All of it on one line: street and number, postcode, city, country"
        />
      </ModalForm>
    </>
  );
}
