import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { ErrorText } from '#shared/forms/field-frame';
import { Input } from '#shared/forms/input';
import { chakra } from '#shared/ui/chakra';
import { parcelInputLimits } from '#shared/gql/admin-limits.generated';
import { columnOf } from './tracking-number';

interface TrackingFieldProps {
  /** Recipient of the parcel. */
  name: string;
  value: string;
  problem: string | undefined;
  /** Shows problems before the field was left. */
  insist: boolean;
  onType: (number: string) => void;
  /** Several cells were pasted: this one's and those of the parcels below. */
  onColumn: (numbers: readonly string[]) => void;
  /** Enter, which scanners send after each number. */
  onNext: () => void;
}

/** Not while a mouse button is down: a growing row would move the button away from the pointer. */
function afterThePress(act: () => void) {
  if (!document.querySelector('body :active')) act();
  else {
    window.addEventListener(
      'pointerup',
      () => {
        // The click comes after it.
        setTimeout(act);
      },
      { once: true },
    );
  }
}

/** The number of one parcel, typed, scanned or pasted. */
export function TrackingField(props: TrackingFieldProps) {
  const { name, value, problem, insist, onType, onColumn, onNext } = props;
  const id = useId();
  const [left, setLeft] = useState(false);
  const error = left || insist ? problem : undefined;

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const column = columnOf(event.clipboardData.getData('text'));
    if (!column) return;
    event.preventDefault();
    onColumn(column);
  }

  function next(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onNext();
  }

  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.label htmlFor={id} srOnly>
        Tracking number for {name}
      </chakra.label>
      <Input
        id={id}
        data-tracking
        value={value}
        placeholder="Tracking no."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={parcelInputLimits.trackingNumber.max}
        textStyle="number"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          setLeft(false);
          onType(event.currentTarget.value);
        }}
        onBlur={() => afterThePress(() => setLeft(true))}
        onPaste={paste}
        onKeyDown={next}
      />
      {error && (
        <ErrorText id={`${id}-error`} fontSize="sm">
          {error}
        </ErrorText>
      )}
    </chakra.div>
  );
}
