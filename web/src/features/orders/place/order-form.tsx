import { useState } from 'react';
import { AppForm } from '#shared/forms/app-form';
import { TextField } from '#shared/forms/text-field';
import { Button } from '#shared/ui/button';
import { delivered, deliveryProblems, type TypedDelivery } from '#shop-kit/delivery';
import { DeliveryFields } from '#shop-kit/delivery-fields';
import { knownDelivery } from './known-delivery';
import type { OrderLabel_PartFragment } from './order-label.generated';
import type { OrderCustomerQuery } from './place-order.generated';
import { orderProblem } from '#shop-kit/quantity';
import { QuantityField } from './quantity-field';
import { OrderBar } from './order-bar';
import { OrderFacts } from './order-facts';
import { OrderRefusal } from './order-refusal';
import { SmallerOrder } from './smaller-order';
import type { OrderRequest } from './use-place-order';
import type { Outcome } from './use-purchase';

interface OrderValues extends TypedDelivery {
  quantity: string;
  name: string;
  email: string;
}

interface OrderFormProps {
  part: OrderLabel_PartFragment;
  customer: OrderCustomerQuery['me'];
  place: (request: OrderRequest) => Promise<void>;
  /** Why the last try was refused; stands above the button. What was asked for then fills in the form. */
  refusal: Extract<Outcome, { state: 'refused' }> | undefined;
}

/** How many units, for whom and where to. Order is the page's one solid button. */
export function OrderForm({ part, customer, place, refusal }: OrderFormProps) {
  const [asked] = useState(refusal?.purchase);
  const [{ values, ...known }] = useState(() => knownDelivery(asked, customer));

  async function order({ quantity, ...delivery }: OrderValues) {
    await place({ quantity: Number(quantity), ...delivered(delivery) });
    return undefined;
  }

  return (
    <AppForm<OrderValues>
      label="Your order"
      initialValues={{
        quantity: String(asked?.lines[0]?.quantity ?? part.orderQuantity),
        name: customer.name ?? '',
        email: customer.email,
        ...values,
      }}
      validate={({ quantity = '', ...delivery }) => ({
        quantity: orderProblem(quantity, part),
        ...deliveryProblems(delivery),
      })}
      onSubmit={order}
    >
      {({ busy, errors }) => (
        <>
          <QuantityField part={part} />
          <DeliveryFields {...known}>
            <TextField name="name" label="Name" autoComplete="name" readOnly />
            <TextField name="email" label="Email" type="email" autoComplete="email" readOnly />
          </DeliveryFields>
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
          <OrderFacts />
        </>
      )}
    </AppForm>
  );
}
