import { useState } from 'react';
import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { trimText } from '#shared/format/visible-text';
import { ModalForm } from '#shared/unsaved-changes/modal-form';
import { TextField } from '#shared/forms/text-field';
import { required } from '#shared/forms/validators';
import { Button } from '#shared/ui/button';
import { notify } from '#shared/ui/toast';
import { countOfOrders } from '#shop-kit/units';
import { useEnterAddressMutation } from './to-ship.generated';
import type { WantedParcel } from './wanted-parcel';

const reasons: Partial<Record<ShopError['code'], string>> = {
  CONFLICT: 'The customer has already added an address. Close this and check the list.',
  ORDER_ALREADY_SHIPPED: 'It has already shipped.',
  FORBIDDEN: 'You no longer have admin rights.',
};

interface EnterAddressProps {
  parcel: WantedParcel;
  /** Once it is entered: the parcel is another one then. */
  onEntered: () => void;
}

/** Enters where orders go that came without an address, as their customer has said it by phone or mail. */
export function EnterAddress({ parcel: { to, orders }, onEntered }: EnterAddressProps) {
  const [open, setOpen] = useState(false);
  const [enter] = useEnterAddressMutation();
  const close = () => setOpen(false);

  async function submit({ address }: { address: string }) {
    try {
      await enter({ variables: { orderIds: orders.map(({ id }) => id), address: trimText(address) } });
    } catch (thrown) {
      const notDone = 'The address was not saved.';
      const reason = reasons[shopErrorOf(thrown).code];
      return reason
        ? `${notDone} ${reason}`
        : failureMessage(thrown, notDone, 'Try again. An existing address is not overwritten.');
    }
    close();
    notify.success(`Address saved for ${to.name}.`);
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
          maxLength={500}
          hint="All of it on one line: street and number, postcode, city, country"
        />
      </ModalForm>
    </>
  );
}
