import { explorerAddress } from '../explorer/operation-address';
import { asCurl, asTypeScript } from './copied-call';
import { CopyButtons } from './copy-buttons';
import { inMs } from './measures';
import type { OperationWork } from './remembered-request';
import { type ShownOperation, withoutTokens } from './shown-operation';

interface OperationBodyProps {
  work: OperationWork;
  variables: Readonly<Record<string, unknown>>;
  as: ShownOperation['as'];
  /** The page that it belongs to: path and query. */
  page: string;
  cached: boolean;
}

/** Variables and statements of one operation, and how to send it again. */
export function OperationBody({ work, variables, as, page, cached }: OperationBodyProps) {
  const { name = '', query, statements } = work;
  const shown = { name, query: query ?? '', variables: withoutTokens(variables), as };
  const written = JSON.stringify(shown.variables, null, 2);
  const shop = window.location.origin;
  return (
    <div className="body">
      <p>
        {as === 'visitor'
          ? 'Sent as a visitor.'
          : `Sent as the signed-in ${as}; the explorer signs in as the demo ${as}.`}
      </p>
      {query !== undefined && (
        <p className="actions">
          <a
            href={explorerAddress({ query, variables: written, as, from: page })}
            target="_blank"
            rel="noopener"
          >
            Open in the explorer
          </a>
          <CopyButtons texts={{ curl: asCurl(shown, shop), TypeScript: asTypeScript(shown, shop) }} />
        </p>
      )}
      {written !== '{}' && (
        <>
          <h5>Variables</h5>
          <pre tabIndex={0}>{written}</pre>
        </>
      )}
      <h5>Statements</h5>
      {cached && <p>They ran when the response was cached; none ran this time.</p>}
      {statements.length === 0 ? (
        <p>No statements.</p>
      ) : (
        <ol>
          {statements.map(({ text, ms }, index) => (
            <li key={index}>
              <code>{text.replaceAll(/\s+/g, ' ').trim()}</code>
              <span>{ms === undefined ? 'no response' : inMs(ms)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
