import { useEffect } from 'react';

interface Combobox {
  field: HTMLInputElement;
  listId: string;
  isOpen: boolean;
  /** The id of the current line. */
  activeId: string | undefined;
  onKey: (event: KeyboardEvent) => void;
}

/** Makes a plain search field a combobox once JavaScript runs (ARIA APG: editable combobox with list autocomplete). */
export function useCombobox({ field, listId, isOpen, activeId, onKey }: Combobox): void {
  useEffect(
    function sayThatItIsACombobox() {
      field.setAttribute('role', 'combobox');
      field.setAttribute('aria-autocomplete', 'list');
      return () => {
        for (const name of [
          'role',
          'aria-autocomplete',
          'aria-expanded',
          'aria-controls',
          'aria-activedescendant',
        ])
          field.removeAttribute(name);
      };
    },
    [field],
  );

  useEffect(
    function sayWhatIsShown() {
      field.setAttribute('aria-expanded', String(isOpen));
      field.toggleAttribute('aria-controls', isOpen);
      if (isOpen) field.setAttribute('aria-controls', listId);
      if (isOpen && activeId) field.setAttribute('aria-activedescendant', activeId);
      else field.removeAttribute('aria-activedescendant');
    },
    [field, listId, isOpen, activeId],
  );

  useEffect(
    function listenForKeys() {
      field.addEventListener('keydown', onKey);
      return () => field.removeEventListener('keydown', onKey);
    },
    [field, onKey],
  );
}
