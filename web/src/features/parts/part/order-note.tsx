import { chakra } from '#shared/ui/chakra';
import { useSessionState } from '#shared/session/session-context';

/**
 * What pressing Order Now leads to, and what comes before it for who is not logged in. While nobody knows who is there,
 * `data-when` shows the right half (see `globalCss`).
 */
export function OrderNote({ soldOut, fits }: { soldOut: boolean; fits: boolean }) {
  const { status } = useSessionState();
  return (
    <chakra.p fontSize="sm" color="fg.muted">
      {soldOut ? (
        "It can't be ordered now. Its page stays, with the stock as it is."
      ) : (
        <>
          {!fits && 'We ask once more before the order, because it does not fit. '}You choose the quantity on
          the next page.
          {status !== 'signed-in' && (
            <span data-when={status === 'unknown' ? 'visitor' : undefined}> You log in first.</span>
          )}
        </>
      )}
    </chakra.p>
  );
}
