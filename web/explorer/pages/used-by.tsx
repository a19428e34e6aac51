import { Fragment } from 'react';
import { operationPages } from 'virtual:operation-pages';

import { EVERY_PAGE } from './every-page';

interface UsedByProps {
  /** The name of the operation that is looked at. */
  operation: string | undefined;
  /** The page that it was opened from, where it was: path and query. */
  from: string | undefined;
}

/** The pages that ask an operation, each as a link where its address names nothing in particular. */
export function UsedBy({ operation, from }: UsedByProps) {
  const pages = operationPages[operation ?? ''] ?? [];
  return (
    <p className="used-by">
      {from !== undefined && (
        <span>
          Opened from <a href={from}>{from}</a>.{' '}
        </span>
      )}
      <span>
        {pages.length === 0 ? 'No page of the shop asks an operation of this name.' : 'Used by: '}
        {pages.map((page, index) => (
          <Fragment key={page}>
            {index > 0 && ', '}
            {page === EVERY_PAGE && (
              <>
                the frame of <a href="/">every page</a>
              </>
            )}
            {page !== EVERY_PAGE && (page.includes(':') ? page : <a href={page}>{page}</a>)}
          </Fragment>
        ))}
      </span>
    </p>
  );
}
