import type { ReactNode } from 'react';
import { useOnline, useWhenBackOnline } from '#shared/browser/use-online';
import { Button } from './button';
import { Note } from './note';

interface ErrorBlockProps {
  /** Says what failed: "We couldn't load the orders." */
  title: string;
  /** Consequence for the user; by default that nothing was changed. */
  children?: ReactNode;
  /** Called by the user's click, and when the browser is online again. */
  onRetry?: () => void;
  busy?: boolean;
}

/** A part of the page that could not be had. The rest of the page stays. */
export function ErrorBlock({ title, children, onRetry, busy = false }: ErrorBlockProps) {
  const online = useOnline();
  useWhenBackOnline(onRetry);
  const reason = online
    ? "We couldn't reach the server. Nothing was changed. Check your connection."
    : "You're offline. We'll retry when you're back online.";
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
