import { createRoot } from 'react-dom/client';
import { type OperationLog } from './operation-log';
import { ScreenPanel } from './screen-panel';
import { requestsOfDocument } from './server-timing';

/** Shows the panel in a container of its own until it is closed. */
export function openPanel(place: ShadowRoot, log: OperationLog, page: string): void {
  const container = place.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <ScreenPanel
      log={log}
      requestIds={requestsOfDocument()}
      page={page}
      onClose={() => {
        root.unmount();
        container.remove();
      }}
    />,
  );
}
