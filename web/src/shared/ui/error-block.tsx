import type { ReactNode } from 'react';
import { useOnline, useWhenBackOnline } from '#shared/browser/use-online';
import { Button } from './button';
import { Note } from './note';

interface ErrorBlockProps {
  /** What failed: "The orders could not be loaded." */
  title: string;
  /** What that means for the reader; by default that nothing was changed. */
  children?: ReactNode;
  /** Asked by the reader, and when the browser is online again. */
  onRetry?: () => void;
  busy?: boolean;
}

/** A part of the page that could not be had. The rest of the page stays. */
export function ErrorBlock({ title, children, onRetry, busy = false }: ErrorBlockProps) {
  const online = useOnline();
  useWhenBackOnline(onRetry);
  const reason = online
    ? 'The shop did not answer. Nothing was changed.'
    : 'You are offline. We try again when the line is back.';
  return (
    <Note kind="error" role="alert" title={title}>
      <span>{children ?? reason}</span>
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry} busy={busy} mt="2">
          Try again
        </Button>
      )}
    </Note>
  );
}
