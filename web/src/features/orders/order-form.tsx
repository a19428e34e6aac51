import { Clock, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { usePublicConfig } from '#shared/config/config-context';
import { AppForm } from '#shared/forms/app-form';
import { FieldGrid } from '#shared/forms/field-grid';
import { TextField } from '#shared/forms/text-field';
import { required } from '#shared/forms/validators';
import { Button } from '#shared/ui/button';
import { FactList } from '#shared/ui/fact-list';
import type { OrderLabel_PartFragment } from './order-label.generated';
import type { OrderCustomerQuery } from './place-order.generated';
import { quantityProblem } from './quantity';
import { QuantityField } from './quantity-field';
import type { Wish } from './order-memory';
import { OrderRefusal } from './order-refusal';
import type { Outcome } from './use-place-order';

interface OrderValues {
  quantity: string;
  name: string;
  email: string;
  address: string;
  phone: string;
}

interface OrderFormProps {
  part: OrderLabel_PartFragment;
  customer: OrderCustomerQuery['me'];
  place: (wish: Wish) => Promise<void>;
  /** Why the last try was refused; stands above the button. What was asked for then fills in the form. */
  refusal: Extract<Outcome, { state: 'refused' }> | undefined;
}

/** How many pieces, for whom and where to. Order is the page's one solid button. */
export function OrderForm({ part, customer, place, refusal }: OrderFormProps) {
  const { holdMinutes } = usePublicConfig();
  const [asked] = useState(refusal?.wish);

  async function order({ quantity, address, phone }: OrderValues) {
    await place({ quantity: Number(quantity), address: address.trim(), phone: phone.trim() });
    return undefined;
  }

  return (
    <AppForm<OrderValues>
      label="Your order"
      initialValues={{
        quantity: String(asked?.quantity ?? part.orderQuantity),
        name: customer.name ?? '',
        email: customer.email,
        address: asked?.address ?? customer.lastDelivery?.address ?? '',
        phone: asked?.phone ?? customer.lastDelivery?.phone ?? '',
      }}
      validate={({ quantity = '', address, phone }) => ({
        quantity: quantityProblem(quantity, part),
        address: required(address, 'Address'),
        phone: required(phone, 'Phone Number'),
      })}
      onSubmit={order}
    >
      {({ busy, errors }) => (
        <>
          <QuantityField part={part} />
          <FieldGrid>
            <TextField name="name" label="Name" autoComplete="name" readOnly />
            <TextField name="email" label="Email" type="email" autoComplete="email" readOnly />
            <div className="wide">
              <TextField name="address" label="Address" autoComplete="street-address" />
            </div>
            <div className="wide">
              <TextField name="phone" label="Phone Number" type="tel" autoComplete="tel" />
            </div>
          </FieldGrid>
          {refusal && <OrderRefusal {...refusal} />}
          <Button type="submit" size="lg" shape="full" busy={busy} disabled={errors.quantity !== undefined}>
            Order
          </Button>
          <FactList fontSize="base">
            <li>
              <LockKeyhole size={20} strokeWidth={1.75} aria-hidden />
              Nothing is charged now. You pay by card on the next page.
            </li>
            <li>
              <Clock size={20} strokeWidth={1.75} aria-hidden />
              We set your pieces aside for {holdMinutes} minutes.
            </li>
          </FactList>
        </>
      )}
    </AppForm>
  );
}
