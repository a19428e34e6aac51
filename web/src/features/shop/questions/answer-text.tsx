import { Fragment } from 'react';

/** A paragraph whose backticked pieces are set as code. */
export function AnswerText({ children }: { children: string }) {
  return (
    <p>
      {children.split('`').map((piece, index) =>
        // Between the first and the second backtick is code, and so on.
        index % 2 === 1 ? <code key={index}>{piece}</code> : <Fragment key={index}>{piece}</Fragment>,
      )}
    </p>
  );
}
