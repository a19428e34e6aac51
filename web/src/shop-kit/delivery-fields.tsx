import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-final-form';
import { FieldGrid } from '#shared/forms/field-grid';
import { useFieldId } from '#shared/forms/form-id';
import { TextField } from '#shared/forms/text-field';
import { LinkButton } from '#shared/ui/text-link';
import type { TypedDelivery } from './delivery';

interface DeliveryFieldsProps {
  /** The address is already filled in: fields for its parts show only if it is changed. */
  isSaved?: boolean;
  /** The address is that of the last order. */
  isLast?: boolean;
  /** A hint on the address. */
  hint?: string;
  /** Fields before them in the grid. */
  children?: ReactNode;
}

/**
 * Address and phone of a form. The first field accepts a whole address, as specified; the optional ones beneath it
 * are for browsers, which fill in one value per field. `delivered` makes the one line of them.
 */
export function DeliveryFields({ isSaved = false, isLast = false, hint, children }: DeliveryFieldsProps) {
  const form = useForm<Partial<TypedDelivery>>();
  const [isOther, setOther] = useState(() => {
    const { postcode, city, country } = form.getState().values;
    return !isSaved || [postcode, city, country].some(Boolean);
  });
  const addressId = useFieldId('address');

  function sendToPage() {
    flushSync(() => {
      form.change('address', '');
      setOther(true);
    });
    document.getElementById(addressId)?.focus();
  }

  const about = isOther ? 'Street address, or the whole address.' : isLast && 'From your last order.';
  return (
    <FieldGrid>
      {children}
      <div className="wide">
        <TextField
          name="address"
          label="Address"
          autoComplete="street-address"
          hint={[about, hint].filter(Boolean).join(' ')}
          action={
            !isOther && (
              <LinkButton strong onClick={sendToPage}>
                Use a different address
              </LinkButton>
            )
          }
        />
      </div>
      {isOther && (
        <>
          <TextField name="postcode" label="Postcode" autoComplete="postal-code" maxLength={20} optional />
          <TextField name="city" label="City" autoComplete="address-level2" maxLength={100} optional />
          <div className="wide">
            <TextField name="country" label="Country" autoComplete="country-name" maxLength={60} optional />
          </div>
        </>
      )}
      <div className="wide">
        <TextField name="phone" label="Phone Number" type="tel" autoComplete="tel" />
      </div>
    </FieldGrid>
  );
}
