import { RotateCcw } from 'lucide-react';
import { formatCount } from '#shared/format/count';
import { moment } from '#shared/format/dates';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { Note } from '#shared/ui/note';
import { notify } from '#shared/ui/toast';
import { deskRefusal } from '../desk-refusal';
import { ChooseFile } from './choose-file';
import { obstacleOf } from './import-words';
import {
  useApplyFitmentImportMutation,
  useDiscardFitmentImportMutation,
  useRecheckFitmentImportMutation,
  useUndoFitmentImportMutation,
  type Import_ImportFragment,
} from './imports.generated';

/** What can be done with a file now: apply it, choose it again, look at it anew, take it back. */
export function ImportActions({ item }: { item: Import_ImportFragment }) {
  const [apply] = useApplyFitmentImportMutation();
  const [undo, { loading: undoing }] = useUndoFitmentImportMutation();
  const [recheck] = useRecheckFitmentImportMutation();
  const [discard] = useDiscardFitmentImportMutation();
  const variables = { id: item.id };
  const rows = item.newCount + item.changedCount;
  const obstacle = obstacleOf(item);

  async function attempt(work: () => Promise<unknown>, notDone: string) {
    try {
      await work();
    } catch (thrown) {
      notify.error(deskRefusal(thrown, notDone));
    }
  }

  if (item.state === 'APPLIED') {
    return (
      <Note kind="success" role="status">
        <chakra.span>
          <b>
            {formatCount(rows)} {rows === 1 ? 'row is' : 'rows are'} in
          </b>
          {item.appliedAt && `, ${moment(item.appliedAt)}.`}
          {item.undoUntil && ` It can be undone until ${moment(item.undoUntil)}, here and from Activity.`}
        </chakra.span>
        <Button
          variant="outline"
          size="sm"
          bg="bg.panel"
          mt="1"
          busy={undoing}
          icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void attempt(() => undo({ variables }), 'The import was not undone.')}
        >
          Undo
        </Button>
      </Note>
    );
  }
  if (item.state === 'UNDONE') {
    return (
      <Note kind="plain" role="status" title="This import was undone.">
        {item.undoneAt && <span>{moment(item.undoneAt)}. The lists say what they said before it.</span>}
      </Note>
    );
  }
  if (item.state !== 'READY' && item.state !== 'REFUSED') return null;
  const again = () => void discard({ variables }).catch(() => undefined);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" columnGap="4" alignItems="center">
      {item.state === 'READY' && (
        <Button
          disabled={obstacle !== undefined}
          aria-describedby={obstacle ? 'import-obstacle' : undefined}
          onClick={() => void attempt(() => apply({ variables }), 'The file was not applied.')}
        >
          Apply {formatCount(rows)} {rows === 1 ? 'row' : 'rows'}
        </Button>
      )}
      <ChooseFile onSent={again}>Choose the file again</ChooseFile>
      {item.state === 'READY' && (item.problem ?? (item.wrongCount > 0 ? 'wrong' : null)) && (
        <Button
          variant="ghost"
          onClick={() => void attempt(() => recheck({ variables }), 'The file was not looked at.')}
        >
          Check again
        </Button>
      )}
      {item.state === 'READY' && obstacle && (
        <chakra.span id="import-obstacle" color="fg.muted" fontSize="sm">
          {obstacle}
        </chakra.span>
      )}
    </chakra.div>
  );
}
