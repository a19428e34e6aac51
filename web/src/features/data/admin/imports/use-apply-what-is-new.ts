import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useApplyImportMutation, type Import_ImportFragment } from './imports.generated';

/** Opens an import so that it is applied without a further click, if it only adds rows and changes none. */
export const applyingWhatIsNew = { state: { appliesWhatIsNew: true } };

/** Applies an import that was opened by `applyingWhatIsNew`, once it is read. One that changes something waits to be seen. */
export function useApplyWhatIsNew(item: Import_ImportFragment | undefined) {
  const state = useLocation().state as typeof applyingWhatIsNew.state | null;
  const [apply] = useApplyImportMutation();
  const { id, digest, counts } = item ?? {};
  const shouldApply =
    state?.appliesWhatIsNew === true &&
    item?.state === 'READY' &&
    item.problem === null &&
    counts !== undefined &&
    counts.new > 0 &&
    counts.wrong + counts.changed === 0;

  useEffect(
    function applyOnceItIsRead() {
      // Refused, it stays a preview, with its own button.
      if (shouldApply && id && digest) apply({ variables: { id, digest } }).catch(() => undefined);
    },
    [apply, digest, id, shouldApply],
  );
}
