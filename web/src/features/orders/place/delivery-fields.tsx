import { FieldGrid } from '#shared/forms/field-grid';
import { TextField } from '#shared/forms/text-field';
import { phoneProblem, required } from '#shared/forms/validators';
import type { Purchase } from './order-memory';
import type { OrderCustomerQuery } from './place-order.generated';

type Delivery = Pick<Purchase, 'address' | 'phone'>;

// The field has one line, and would run the lines of an address together.
const onOneLine = (address: string) => address.replace(/\s*\n\s*/g, ', ');

/** Where it goes, as far as that is known: what was asked for before, else where the last order went. */
export const knownDelivery = (
  asked: Delivery | undefined,
  { lastDelivery }: OrderCustomerQuery['me'],
): Delivery => ({
  address: asked?.address ?? onOneLine(lastDelivery?.address ?? ''),
  phone: asked?.phone ?? lastDelivery?.phone ?? '',
});

export const deliveryProblems = ({ address, phone }: Partial<Delivery>) => ({
  address: required(address, 'Address'),
  phone: phoneProblem(phone),
});

export const trimmed = ({ address, phone }: Delivery): Delivery => ({
  address: address.trim(),
  phone: phone.trim(),
});

interface DeliveryFieldsProps {
  /** What there is to say of the address. */
  hint?: string | undefined;
  /** What stands before them in their grid. */
  children?: React.ReactNode;
}

/** Address and phone of a form that orders. */
export function DeliveryFields({ hint, children }: DeliveryFieldsProps) {
  return (
    <FieldGrid>
      {children}
      <div className="wide">
        <TextField name="address" label="Address" autoComplete="street-address" hint={hint} />
      </div>
      <div className="wide">
        <TextField name="phone" label="Phone Number" type="tel" autoComplete="tel" />
      </div>
    </FieldGrid>
  );
}
