import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

export interface FieldText {
  text: string;
  /** Whether something was typed, or the field entered, since the list was last closed. */
  isOpen: boolean;
  close: () => void;
  open: () => void;
}

/** The value of a field rendered elsewhere, and whether its list is open. */
export function useFieldText(field: HTMLInputElement): FieldText {
  // A store, not a state: what is pasted between our first rendering and our listening is not missed.
  const text = useSyncExternalStore(
    useCallback(
      (changed) => {
        field.addEventListener('input', changed);
        return () => field.removeEventListener('input', changed);
      },
      [field],
    ),
    () => field.value,
  );
  /** The text that the list was closed for; another one opens it. */
  const [closedFor, setClosedFor] = useState(() => (document.activeElement === field ? null : field.value));

  useEffect(
    function followTheField() {
      const typed = () => setClosedFor(null);
      const left = () => setClosedFor(field.value);
      field.addEventListener('input', typed);
      field.addEventListener('blur', left);
      return () => {
        field.removeEventListener('input', typed);
        field.removeEventListener('blur', left);
      };
    },
    [field],
  );

  return {
    text,
    isOpen: closedFor !== text,
    open: () => setClosedFor(null),
    close: () => setClosedFor(field.value),
  };
}
