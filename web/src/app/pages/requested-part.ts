import { matchPath } from 'react-router-dom';
import type { Arrival } from '#shared/session/arrival';
import { paths } from '#shop-kit/paths';

/** The id of the part that the user was about to order before login. */
export function requestedPart({ from }: Arrival): string | undefined {
  const [path = ''] = (from ?? '').split(/[?#]/);
  return matchPath(paths.order.path, path)?.params.id;
}
