import { useState, type ReactNode } from 'react';
import { useLasting } from '#shared/browser/use-lasting';
import { waitedSoFar } from '#shared/browser/waited-so-far';
import { chakra } from '#shared/ui/chakra';
import { panel } from '#shared/ui/panel';
import { Spinner } from './spinner';

const slowMillis = 4000;

const Message = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    insetInline: '0',
    // A row of the catalogue with the lines around it: the first one makes way.
    minHeight: { base: 'calc(10.875rem + 2px)', md: 'calc(7.5rem + 2px)' },
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    px: '5',
    ...panel,
    lineHeight: '1.45',
  },
});

/**
 * Covers the first of the skeletons inside when the shop has taken four seconds to respond, and says what is going
 * on. Nothing moves, the user need not act: the queries are retried automatically. Read out once.
 */
export function WhileWaiting({ children }: { children: ReactNode }) {
  const [waited] = useState(waitedSoFar);
  const isSlow = useLasting(true, Math.max(0, slowMillis - waited));
  return (
    <chakra.div position="relative">
      {children}
      {/* Outside of what is busy, and there before it speaks: readers would miss it otherwise. */}
      <div role="status">
        {isSlow && (
          <Message>
            <chakra.span color="fg.link" display="flex">
              <Spinner aria-hidden />
            </chakra.span>
            <p>
              <chakra.b fontWeight="semibold" display="block">
                Fetching data from the host may take a minute (more or less).
              </chakra.b>
              <chakra.span color="fg.muted">
                Please refresh if nothing shows up. We'll keep retrying.
              </chakra.span>
            </p>
          </Message>
        )}
      </div>
    </chakra.div>
  );
}
