import { useState } from 'react';
import { TextField } from '#shared/forms/text-field';
import { Button } from '#shared/ui/button';
import { delivered, deliveryProblems, type TypedDelivery } from '#shop-kit/delivery';
import { DeliveryFields } from '#shop-kit/delivery-fields';
import { savedDelivery } from './saved-delivery';
import type { OrderLabel_PartFragment } from './order-label.generated';
import type { OrderCustomerQuery } from './place-order.generated';
import { DraftForm } from '#shop-kit/draft-form';
import { orderProblem, readQuantity, quantityProblem } from '#shop-kit/quantity';
import { QuantityField } from './quantity-field';
import { OrderBar } from './order-bar';
import { OrderFacts } from './order-facts';
import { isBelowSmallest, OrderRefusal } from './order-refusal';
import type { OrderRequest } from './use-place-order';
import type { Outcome } from './use-purchase';
import { useForm } from 'react-final-form';
import { formatCount } from '#shared/format/count';

interface ChooseInsteadProps {
  part: OrderLabel_PartFragment;
  /** Quantity that the shop accepts in place of the one that it refused. */
  quantity: number;
}

/** Puts another quantity into the form, where an order can have it. */
function ChooseInstead({ part, quantity }: ChooseInsteadProps) {
  const form = useForm();
  const text = String(quantity);
  if (quantityProblem(text, part)) return null;
  return (
    <Button variant="outline" size="sm" mt="2" onClick={() => form.change('quantity', text)}>
      Choose {formatCount(quantity)}
    </Button>
  );
}

interface OrderValues extends TypedDelivery {
  quantity: string;
  name: string;
  email: string;
}

interface OrderFormProps {
  part: OrderLabel_PartFragment;
  customer: OrderCustomerQuery['me'];
  place: (request: OrderRequest) => Promise<void>;
  /** Why the last attempt was refused; shown above the button. Its values then fill in the form. */
  refusal: Extract<Outcome, { state: 'refused' }> | undefined;
}

/** The quantity that can be ordered instead of the refused one, if the error names one. */
function quantityInstead({ error, purchase }: Extract<Outcome, { state: 'refused' }>): number | undefined {
  if (error.code === 'HOLD_LIMIT') return error.limit;
  return isBelowSmallest(error, purchase) ? error.min : undefined;
}

/** Quantity, recipient and address. Order is the page's one solid button. */
export function OrderForm({ part, customer, place, refusal }: OrderFormProps) {
  const [refused] = useState(refusal?.purchase);
  // The minimum order at first: if it goes up, the form says so and does not order more automatically.
  const [quantity] = useState(String(refused?.lines[0]?.quantity ?? part.orderQuantity));
  const [{ values, ...addressState }] = useState(() => savedDelivery(refused, customer));

  const another = refusal && quantityInstead(refusal);

  async function order({ quantity, ...delivery }: OrderValues) {
    await place({ quantity: readQuantity(quantity) ?? 0, ...delivered(delivery) });
    return undefined;
  }

  return (
    <DraftForm<OrderValues>
      label="Your order"
      draftKey={`order:${part.id}`}
      initialValues={{
        quantity,
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
          <DeliveryFields {...addressState}>
            <TextField name="name" label="Name" autoComplete="name" readOnly />
            <TextField name="email" label="Email" type="email" autoComplete="email" readOnly />
          </DeliveryFields>
          {refusal && (
            <OrderRefusal {...refusal}>
              {another !== undefined && <ChooseInstead part={part} quantity={another} />}
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
    </DraftForm>
  );
}
