import { useId, useState } from 'react';
import { chakra } from '#shared/ui/chakra';
import { QuantityStepper } from '#shared/ui/quantity-stepper';
import { wantInCart } from '#shop-kit/cart/cart-store';
import { quantityProblem, readQuantity } from '#shop-kit/quantity';
import type { Shelf } from '#shop-kit/stock-level';
import { unitsBetween } from '#shop-kit/units';

interface CartQuantityProps {
  part: Shelf & { id: string; name: string };
  /** Units that count now. */
  quantity: number;
}

/** The quantity field of a part. A value out of range shows an error and is never stored. */
export function CartQuantity({ part, quantity }: CartQuantityProps) {
  const { id: partId, name, orderQuantity, availableQuantity } = part;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const value = typed ?? String(quantity);
  const problem = quantityProblem(value, part);
  return (
    <chakra.div className="quantity" display="grid" gap="1" justifyItems="start">
      <chakra.label srOnly htmlFor={id}>
        Quantity of {name}
      </chakra.label>
      <QuantityStepper
        id={id}
        of={name}
        value={value}
        range={{ min: orderQuantity, max: availableQuantity }}
        onChange={(text) => {
          const quantity = quantityProblem(text, part) ? null : readQuantity(text);
          // Digits of another script may still be composed, and must not change in the meantime.
          setTyped(quantity === Number(text) ? undefined : text);
          if (quantity !== null) wantInCart(partId, quantity);
        }}
        onBlur={() => setTyped(undefined)}
        invalid={problem !== undefined}
        describedBy={`${id}-hint`}
      />
      <chakra.div id={`${id}-hint`} fontSize="plate" color="fg.muted" textStyle="number">
        {problem ? (
          <chakra.span display="block" maxW="14rem" color="fg.error" fontWeight="semibold">
            {problem}
          </chakra.span>
        ) : (
          unitsBetween(orderQuantity, availableQuantity)
        )}
      </chakra.div>
    </chakra.div>
  );
}
