import { matchPath } from 'react-router-dom';
import type { Arrival } from '#shared/session/arrival';
import { paths } from '#shop-kit/paths';

/** Id of the part that someone was about to order when the login came between, whatever else their address says. */
export function requestedPart({ from }: Arrival): string | undefined {
  const [path = ''] = (from ?? '').split(/[?#]/);
  return matchPath(paths.order.path, path)?.params.id;
}
