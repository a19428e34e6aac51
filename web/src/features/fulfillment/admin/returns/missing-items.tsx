import { units } from '#shop-kit/units';
import { unitsMissing } from '../../returns/return-labels';
import type { AdminReturns_ReturnFragment } from './admin-returns.generated';

/** What becomes of pieces that have not come when a return ends without them. */
export function MissingItems({ found }: { found: AdminReturns_ReturnFragment }) {
  const { requestedAt, order } = found;
  const missing = unitsMissing(found);
  const [have, they, them] = missing === 1 ? ['has', 'it comes', 'it'] : ['have', 'they come', 'them'];
  const isInTime = order.returnUntil !== null && requestedAt <= order.returnUntil;
  return (
    <p>
      {units(missing)} {have} not come.{' '}
      {isInTime && `The customer reads until when ${missing === 1 ? 'it' : 'they'} can be asked for again. `}
      If {they} after all, you can open a return of {them} from this one at any time.
    </p>
  );
}
