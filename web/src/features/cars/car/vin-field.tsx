import { chakra } from '#shared/ui/chakra';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { describedBy, FieldFrame } from '#shared/forms/field-frame';
import { Input } from '#shared/forms/input';
import { Button } from '#shared/ui/button';
import { vinFault } from '#shared/format/vin-text';

interface VinFieldProps {
  label: string;
  initial?: string;
  hint?: ReactNode;
  busy?: boolean;
  /** The error message for the VIN that was read. */
  error?: string | undefined;
  /** Called with the text at each change. */
  onEdit?: (typed: string) => void;
  /** Called with a text that may be a VIN. */
  onRead: (vin: string) => void;
}

/** Field for typing or pasting a VIN. Nothing of it is stored, neither here nor by the browser's autofill. */
export function VinField({ label, initial = '', hint, busy = false, error, onEdit, onRead }: VinFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const [complains, setComplains] = useState(false);
  const fault = complains ? vinFault(typed) : null;
  const message = fault ?? (typed === initial ? error : undefined);

  function read(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setComplains(true);
    if (vinFault(typed) === null) onRead(typed);
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <chakra.form onSubmit={read} noValidate>
      <FieldFrame id={id} label={label} hint={hint} {...(message && { error: message })}>
        <chakra.div display="flex" gap="2" flexWrap="wrap">
          <Input
            id={id}
            flex="1 1 12rem"
            letterSpacing="0.04em"
            textTransform="uppercase"
            textStyle="number"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            aria-invalid={message ? true : undefined}
            aria-describedby={describedBy(id, { hint, ...(message && { error: message }) })}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              onEdit?.(target.value);
            }}
          />
          <Button type="submit" variant="outline" busy={busy}>
            Read
          </Button>
        </chakra.div>
      </FieldFrame>
    </chakra.form>
  );
}
