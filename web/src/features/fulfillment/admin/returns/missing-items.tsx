import { units } from '#shop-kit/units';
import { unitsMissing } from '../../returns/return-labels';
import type { AdminReturns_ReturnFragment } from './admin-returns.generated';

/** Explains what happens to items that have not arrived when a return is closed. */
export function MissingItems({ found }: { found: AdminReturns_ReturnFragment }) {
  const { requestedAt, order } = found;
  const missing = unitsMissing(found);
  const [have, they, them] = missing === 1 ? ['has', 'it arrives', 'it'] : ['have', 'they arrive', 'them'];
  const isInTime = order.returnUntil !== null && requestedAt <= order.returnUntil;
  return (
    <p>
      {units(missing)} {have} not arrived.{' '}
      {isInTime &&
        `The customer sees until when a return of ${missing === 1 ? 'it' : 'them'} can be requested again. `}
      If {they} after all, you can open a return for {them} here at any time.
    </p>
  );
}
