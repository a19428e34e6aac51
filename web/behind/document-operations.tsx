import { counted, inMs } from './measures';
import { NotKnown } from './not-known';
import { OperationBody } from './operation-body';
import { OperationItem } from './operation-item';
import { useRemembered } from './use-remembered';

interface DocumentOperationsProps {
  /** The requests that this document was made from. */
  requestIds: readonly string[];
  /** Where it was opened: path and query. */
  page: string;
}

/** What the server asked, as a visitor, to make this document. */
export function DocumentOperations({ requestIds, page }: DocumentOperationsProps) {
  const remembered = useRemembered(requestIds);
  if (remembered.state !== 'known') return <NotKnown state={remembered.state} />;
  // A development server asks for each operation by itself.
  const operations = remembered.requests.flatMap(({ work, cached }) =>
    (work.query === undefined ? work.operations : [work]).map((one) => ({ ...one, cached })),
  );
  const ms = remembered.requests.reduce((sum, request) => sum + request.ms, 0);
  const isCached = remembered.requests.every(({ cached }) => cached);
  return (
    <>
      <p>
        {isCached ? 'From the cache' : 'Rendered'} in {inMs(ms)}, with{' '}
        {operations.length === 0 ? 'no operations' : counted(operations.length, 'operation')}
        {isCached && ' when it was rendered'}.
      </p>
      <ul>
        {operations.map((work, index) => (
          <OperationItem
            key={index}
            name={work.name ?? ''}
            kind={work.kind ?? 'query'}
            ms={work.ms}
            stats={{ cached: work.cached, statements: work.statements.length, cost: work.cost ?? 0 }}
            errors={work.errors}
          >
            <OperationBody
              work={work}
              variables={work.variables ?? {}}
              as="visitor"
              page={page}
              cached={work.cached}
            />
          </OperationItem>
        ))}
      </ul>
    </>
  );
}
