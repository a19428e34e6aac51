import { useEffect, useRef, useState } from 'react';

/**
 * Which row of a table is edited in its place, by its id. Afterwards focus goes back to what began it, which is `edit-<id>` in
 * the page.
 */
export function useEditedRow(refetch: () => Promise<unknown>, initial: string | null = null) {
  const [editing, edit] = useState(initial);
  const left = useRef<string | null>(null);

  function leave(focusOn = editing) {
    left.current = focusOn;
    edit(null);
  }

  useEffect(
    function restoreFocus() {
      if (editing !== null || left.current === null) return;
      document.getElementById(`edit-${left.current}`)?.focus();
      left.current = null;
    },
    [editing],
  );

  return {
    editing,
    edit,
    leave,
    /** Shows what another admin has changed in the meantime. */
    discardChanges: () => {
      leave();
      void refetch();
    },
    /** Leaves once `done` resolves; it resolves to the message of a refusal. */
    thenLeave: async (done: Promise<string | undefined>) => {
      const refused = await done;
      if (refused === undefined) leave();
      return refused;
    },
  };
}
