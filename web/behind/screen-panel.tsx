import { useEffect, useId, useRef } from 'react';
import { DocumentOperations } from './document-operations';
import type { OperationLog } from './operation-log';
import { SentOperations } from './sent-operations';

interface ScreenPanelProps {
  log: OperationLog;
  /** The requests that this document was made from; none where the browser does not tell. */
  requestIds: readonly string[];
  /** Where this document was opened: path and query. */
  page: string;
  onClose: () => void;
}

/** "Behind this screen": what the page asked, and what the shop did for it. Escape closes it, as any dialog. */
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
            <h3>Asked on the server, to make this page</h3>
            <DocumentOperations requestIds={requestIds} page={page} />
          </section>
        )}
        <section>
          <h3>Sent by this page since it was opened</h3>
          <SentOperations log={log} />
        </section>
      </div>
    </dialog>
  );
}
