import type { ReactNode } from 'react';
import { Button } from './button';
import { Note } from './note';

interface ErrorBlockProps {
  /** What failed: "The orders could not be loaded." */
  title: string;
  /** What that means for the reader; by default that nothing was changed. */
  children?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
}

/** A part of the page that could not be had. The rest of the page stays. */
export function ErrorBlock({ title, children, onRetry, busy = false }: ErrorBlockProps) {
  return (
    <Note kind="error" role="alert" title={title}>
      <span>{children ?? 'The shop did not answer. Nothing was changed.'}</span>
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry} busy={busy} mt="2">
          Try again
        </Button>
      )}
    </Note>
  );
}
