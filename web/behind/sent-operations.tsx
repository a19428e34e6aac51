import { Fragment, useSyncExternalStore } from 'react';
import { NotKnown } from './not-known';
import { OperationBody } from './operation-body';
import { OperationItem } from './operation-item';
import type { LoggedOperation, OperationLog } from './operation-log';
import { useRemembered } from './use-remembered';

/** What this document has sent since it was opened, grouped by page. */
export function SentOperations({ log }: { log: OperationLog }) {
  const all = useSyncExternalStore(log.subscribe, log.read);
  if (all.length === 0) return <p>This page has sent no operations: the server rendered all of it.</p>;
  const pages = [...new Set(all.map(({ page }) => page))];
  return pages.map((page) => (
    <Fragment key={page}>
      <h4>{page}</h4>
      <ul>
        {all
          .filter((one) => one.page === page)
          .map((one) => (
            <OperationItem
              key={one.key}
              name={one.name}
              kind={one.kind}
              state={one.state}
              ms={one.ms}
              stats={one.timing}
              errors={one.errors}
            >
              <SentBody operation={one} />
            </OperationItem>
          ))}
      </ul>
    </Fragment>
  ));
}

function SentBody({ operation }: { operation: LoggedOperation }) {
  const { timing, state } = operation;
  if (state === 'waiting') return <p className="body">Waiting for the response.</p>;
  if (!timing) return <p className="body">No response, or no details of it.</p>;
  return <RememberedBody operation={operation} requestId={timing.requestId} />;
}

function RememberedBody({ operation, requestId }: { operation: LoggedOperation; requestId: string }) {
  const remembered = useRemembered([requestId]);
  if (remembered.state !== 'known') return <NotKnown state={remembered.state} />;
  const [{ work, cached, caller }] = remembered.requests;
  return (
    <OperationBody
      work={{ ...work, name: operation.name, query: operation.query ?? work.query }}
      variables={operation.variables}
      as={caller === 'customer' || caller === 'admin' ? caller : 'visitor'}
      page={operation.page}
      cached={cached}
    />
  );
}
