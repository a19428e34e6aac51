import { useRef, useState } from 'react';
import { refusalMessage, shopErrorOf } from '#shared/apollo/shop-error';
import { useNow } from '#shared/browser/use-now';
import { timeOfDay } from '#shared/format/dates';
import { ErrorText } from '#shared/forms/field-frame';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { Note } from '#shared/ui/note';
import { LinkButton } from '#shared/ui/text-link';
import { forgetPartLists } from '../forget-part-lists';
import {
  useUndoBulkChangeMutation,
  type BulkChange_ChangeFragment,
  type useRecentBulkChangesQuery,
} from './bulk-change.generated';
import { BulkLines } from './bulk-lines';
import { countOfProducts, ruleLabel } from './rule-label';

/** "212 products: prices raised by 10%. 1 is left as it was." */
function said(change: BulkChange_ChangeFragment): string {
  const { changedCount, leftCount, undoneAt } = change;
  if (!undoneAt) {
    const left = leftCount > 0 ? ` ${leftCount} skipped.` : '';
    return `${countOfProducts(changedCount)}: ${ruleLabel(change)}.${left}`;
  }
  const kept = leftCount > 0 ? ` ${leftCount} could not be fully undone.` : '';
  return `Undone for ${countOfProducts(changedCount)}: ${ruleLabel(change)}.${kept}`;
}

function refusal(thrown: unknown): string {
  const { code } = shopErrorOf(thrown);
  const said = code === 'BAD_INPUT' ? refusalMessage(thrown) : undefined;
  if (said) return `Nothing was undone. ${said}`;
  return code === 'CONFLICT' || code === 'NOT_FOUND'
    ? 'Nothing was undone. Changes can only be undone within ten minutes.'
    : "We couldn't reach the server. Try again: a change is never undone twice.";
}

function BulkEntry({ change, now }: { change: BulkChange_ChangeFragment; now: Date }) {
  const [undo, { loading }] = useUndoBulkChangeMutation({ update: forgetPartLists });
  const [problem, setProblem] = useState<string>();
  const { id, by, appliedAt, undoneAt, undoUntil, left } = change;
  const at = undoneAt ?? appliedAt;
  const place = useRef<HTMLDivElement>(null);

  async function press() {
    setProblem(undefined);
    try {
      await undo({ variables: { id } });
      // The button that was pressed is gone.
      place.current?.focus();
    } catch (thrown) {
      setProblem(refusal(thrown));
    }
  }

  return (
    <Note
      kind={left.length > 0 ? 'warning' : 'success'}
      title={said(change)}
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
        // What was left and what was kept are two lists.
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
          <Button variant="outline" size="sm" bg="bg.panel" busy={loading} onClick={() => void press()}>
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

/** What was done to many products in the last minutes, with the way back as long as there is one. */
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
