import RotateCcw from 'virtual:lucide/rotate-ccw';
import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { formatCount } from '#shared/format/count';
import { moment } from '#shared/format/dates';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { Note } from '#shared/ui/note';
import { paths } from '#shop-kit/paths';
import { useAction } from '#shop-kit/use-action';
import { ChooseFile } from './choose-file';
import { obstacleOf } from './import-labels';
import {
  useApplyImportMutation,
  useDiscardImportMutation,
  useRecheckImportMutation,
  useUndoImportMutation,
  type Import_ImportFragment,
} from './imports.generated';

/** The outcome of an import; takes focus when its button has been removed. */
function Outcome({ isAwaited, ...note }: ComponentProps<typeof Note> & { isAwaited: boolean }) {
  const place = useFocusWhenShown<HTMLDivElement>({ enabled: isAwaited, yields: true });
  return <Note {...note} ref={place} role="status" tabIndex={-1} outline="none" />;
}

/**
 * The actions for a file: apply it as shown, choose it again, check it again, discard it, undo it. `onRefused` is called when the
 * file is no longer as shown.
 */
export function ImportActions({ item, onRefused }: { item: Import_ImportFragment; onRefused: () => void }) {
  const navigate = useNavigate();
  const [apply] = useApplyImportMutation();
  const [undo] = useUndoImportMutation();
  const [recheck] = useRecheckImportMutation();
  const [discard] = useDiscardImportMutation();
  const { act, busy } = useAction();
  const [isAwaited, setIsAwaited] = useState(false);
  const variables = { id: item.id };
  const rows = item.counts.new + item.counts.changed;
  const obstacle = obstacleOf(item);

  async function attempt(send: () => Promise<unknown>, notDone: string) {
    if (await act({ send, notDone })) onRefused();
  }

  if (item.state === 'APPLIED') {
    return (
      <Outcome key="applied" kind="success" isAwaited={isAwaited}>
        <chakra.span>
          <b>
            {formatCount(rows)} {rows === 1 ? 'row' : 'rows'} imported
          </b>
          {item.appliedAt && `, ${moment(item.appliedAt)}.`}
          {item.undoUntil && ` It can be undone until ${moment(item.undoUntil)}, here and from Activity.`}
        </chakra.span>
        <Button
          variant="outline"
          size="sm"
          bg="bg.panel"
          mt="1"
          busy={busy}
          icon={<RotateCcw size={16} />}
          onClick={() => {
            setIsAwaited(true);
            void attempt(() => undo({ variables }), 'The import was not undone.');
          }}
        >
          Undo
        </Button>
      </Outcome>
    );
  }
  if (item.state === 'UNDONE') {
    return (
      <Outcome key="undone" kind="plain" title="This import was undone." isAwaited={isAwaited}>
        {item.undoneAt && <span>{moment(item.undoneAt)}. Previous values restored.</span>}
      </Outcome>
    );
  }
  const drop = (
    <Button
      variant={item.state === 'CHECKING' ? 'outline' : 'ghost'}
      justifySelf="start"
      onClick={() =>
        void attempt(async () => {
          await discard({ variables });
          await navigate(paths.dashboard.imports.to({ kind: item.kind }));
        }, 'The file was not discarded.')
      }
    >
      Discard
    </Button>
  );
  if (item.state === 'CHECKING') return drop;
  const isUndecided = item.state === 'FAILED' || item.state === 'NEEDS_RECIPE';
  if (item.state !== 'READY' && item.state !== 'REFUSED' && !isUndecided) return null;
  const isPreview = item.state === 'READY';
  const again = () => void discard({ variables }).catch(() => undefined);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" columnGap="4" alignItems="center">
      {isPreview && (
        <Button
          disabled={obstacle !== undefined}
          aria-describedby={obstacle ? 'import-obstacle' : undefined}
          onClick={() => {
            setIsAwaited(true);
            void attempt(
              () => apply({ variables: { ...variables, digest: item.digest ?? '' } }),
              'The file was not applied.',
            );
          }}
        >
          Apply {formatCount(rows)} {rows === 1 ? 'row' : 'rows'}
        </Button>
      )}
      <ChooseFile kind={item.kind} onSent={again}>
        Choose the file again
      </ChooseFile>
      {(item.state === 'FAILED' || (isPreview && (item.problem !== null || item.counts.wrong > 0))) && (
        <Button
          variant="ghost"
          onClick={() => void attempt(() => recheck({ variables }), 'The file was not checked.')}
        >
          Check again
        </Button>
      )}
      {isUndecided && drop}
      {isPreview && obstacle && (
        <chakra.span id="import-obstacle" color="fg.muted" fontSize="sm">
          {obstacle}
        </chakra.span>
      )}
    </chakra.div>
  );
}
