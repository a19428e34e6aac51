import { useRef, useState } from 'react';
import { useNow } from '#shared/browser/use-now';
import { timeOfDay } from '#shared/format/dates';
import { ErrorText } from '#shared/forms/field-frame';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { Note } from '#shared/ui/note';
import { LinkButton } from '#shared/ui/text-link';
import { useAction } from '#shop-kit/use-action';
import { evictPartLists } from '../evict-part-lists';
import {
  useUndoBulkChangeMutation,
  type BulkChange_ChangeFragment,
  type useRecentBulkChangesQuery,
} from './bulk-change.generated';
import { BulkLines } from './bulk-lines';
import { countOfProducts, ruleLabel } from './rule-label';

/** "212 products: prices raised by 10%. 1 skipped." */
function titleOf(change: BulkChange_ChangeFragment): string {
  const { changedCount, leftCount, undoneAt } = change;
  if (!undoneAt) {
    const left = leftCount > 0 ? ` ${leftCount} skipped.` : '';
    return `${countOfProducts(changedCount)}: ${ruleLabel(change)}.${left}`;
  }
  const left = leftCount > 0 ? ` ${leftCount} could not be fully undone.` : '';
  return `Undone for ${countOfProducts(changedCount)}: ${ruleLabel(change)}.${left}`;
}

const tooLate = 'Changes can only be undone within ten minutes.';

function BulkEntry({ change, now }: { change: BulkChange_ChangeFragment; now: Date }) {
  const [undo] = useUndoBulkChangeMutation({ update: evictPartLists });
  const { act, busy } = useAction();
  const [problem, setProblem] = useState<string>();
  const { id, by, appliedAt, undoneAt, undoUntil, left } = change;
  const at = undoneAt ?? appliedAt;
  const place = useRef<HTMLDivElement>(null);

  async function handleUndo() {
    setProblem(undefined);
    const refusal = await act({
      send: () => undo({ variables: { id } }),
      notDone: 'Nothing was undone.',
      texts: { CONFLICT: tooLate, NOT_FOUND: tooLate },
      hint: 'Try again: a change is never undone twice.',
      quiet: true,
    });
    setProblem(refusal?.text);
    // The button is gone.
    if (!refusal) place.current?.focus();
  }

  return (
    <Note
      kind={left.length > 0 ? 'warning' : 'success'}
      title={titleOf(change)}
      role="status"
      ref={place}
      tabIndex={-1}
      outline="none"
    >
      <chakra.p color="fg.muted" fontSize="sm">
        {at && timeOfDay(at)}
        {by && `, ${by}`}
      </chakra.p>
      {left.length > 0 && (
        // Another list after an undo.
        <chakra.details key={undoneAt} width="full">
          <chakra.summary cursor="pointer" py="2" width="fit-content">
            {left.length === 1 ? 'See which one, and why' : 'See which ones, and why'}
          </chakra.summary>
          <BulkLines change={change} lines={left} />
        </chakra.details>
      )}
      {problem && <ErrorText role="alert">{problem}</ErrorText>}
      {undoUntil && new Date(undoUntil) > now && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mt="1">
          <Button variant="outline" size="sm" bg="bg.panel" busy={busy} onClick={() => void handleUndo()}>
            Undo
          </Button>
          <chakra.span color="fg.muted" fontSize="sm">
            until {timeOfDay(undoUntil)}
          </chakra.span>
        </chakra.div>
      )}
    </Note>
  );
}

interface BulkEntriesProps {
  recent: Pick<ReturnType<typeof useRecentBulkChangesQuery>, 'data' | 'error' | 'refetch'>;
}

/** Recent changes of many products, with an undo button as long as it is possible. */
export function BulkEntries({ recent: { data, error, refetch } }: BulkEntriesProps) {
  const now = useNow(5000);
  if (error && !data)
    return (
      <Note kind="warning" title="We couldn't load the latest changes.">
        <LinkButton onClick={() => void refetch()}>Try again</LinkButton>
      </Note>
    );
  return data?.recentBulkChanges.map((change) => <BulkEntry key={change.id} change={change} now={now} />);
}
