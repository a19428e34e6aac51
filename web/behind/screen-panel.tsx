import { useEffect, useId, useRef } from 'react';
import { DocumentOperations } from './document-operations';
import type { OperationLog } from './operation-log';
import { SentOperations } from './sent-operations';

interface ScreenPanelProps {
  log: OperationLog;
  /** The requests that this document was made from; none where the browser does not report them. */
  requestIds: readonly string[];
  /** Where this document was opened: path and query. */
  page: string;
  onClose: () => void;
}

/** "Behind this screen": the operations of the page and what the shop did for them. Escape closes it, as any dialog. */
export function ScreenPanel({ log, requestIds, page, onClose }: ScreenPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  useEffect(function open() {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} aria-labelledby={title} onClose={onClose}>
      <header>
        <h2 id={title}>Behind this screen</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      <div className="lists">
        {requestIds.length > 0 && (
          <section>
            <h3>Operations of the server for this page</h3>
            <DocumentOperations requestIds={requestIds} page={page} />
          </section>
        )}
        <section>
          <h3>Operations sent by this page</h3>
          <SentOperations log={log} />
        </section>
      </div>
    </dialog>
  );
}
