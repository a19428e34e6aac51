import Clock from 'virtual:lucide/clock';
import LockKeyhole from 'virtual:lucide/lock-keyhole';
import { useState } from 'react';
import { usePublicConfig } from '#shared/config/config-context';
import { AppForm } from '#shared/forms/app-form';
import { FieldGrid } from '#shared/forms/field-grid';
import { TextField } from '#shared/forms/text-field';
import { phoneProblem, required } from '#shared/forms/validators';
import { Button } from '#shared/ui/button';
import { FactList } from '#shared/ui/fact-list';
import type { OrderLabel_PartFragment } from './order-label.generated';
import type { OrderCustomerQuery } from './place-order.generated';
import { orderProblem } from './quantity';
import { QuantityField } from './quantity-field';
import type { OrderRequest } from './order-memory';
import { OrderBar } from './order-bar';
import { OrderRefusal } from './order-refusal';
import { SmallerOrder } from './smaller-order';
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
  place: (request: OrderRequest) => Promise<void>;
  /** Why the last try was refused; stands above the button. What was asked for then fills in the form. */
  refusal: Extract<Outcome, { state: 'refused' }> | undefined;
}

// The field has one line, and would run the lines of an address together.
const onOneLine = (address: string) => address.replace(/\s*\n\s*/g, ', ');

/** How many units, for whom and where to. Order is the page's one solid button. */
export function OrderForm({ part, customer, place, refusal }: OrderFormProps) {
  const { holdMinutes } = usePublicConfig();
  const [asked] = useState(refusal?.request);

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
        address: asked?.address ?? onOneLine(customer.lastDelivery?.address ?? ''),
        phone: asked?.phone ?? customer.lastDelivery?.phone ?? '',
      }}
      validate={({ quantity = '', address, phone }) => ({
        quantity: orderProblem(quantity, part),
        address: required(address, 'Address'),
        phone: phoneProblem(phone),
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
          {refusal && (
            <OrderRefusal {...refusal}>
              {refusal.error.code === 'HOLD_LIMIT' && (
                <SmallerOrder part={part} limit={refusal.error.limit} />
              )}
            </OrderRefusal>
          )}
          <OrderBar price={part.price}>
            <Button type="submit" size="lg" shape="full" busy={busy} disabled={errors.quantity !== undefined}>
              Order
            </Button>
          </OrderBar>
          <FactList fontSize="base">
            <li>
              <LockKeyhole size={20} />
              Nothing is charged now. You pay by card on the next page.
            </li>
            <li>
              <Clock size={20} />
              We set your pieces aside for {holdMinutes} minutes.
            </li>
          </FactList>
        </>
      )}
    </AppForm>
  );
}
