import { browserTokenStore } from './access-token';
import { useSession } from './session-context';
import { tokenSource } from './token-source';

/** For what is no operation, such as a file: `fetch` of an address of this shop, as whoever is signed in. */
export function useShopFetch() {
  const session = useSession();
  return async (address: string, init: RequestInit): Promise<Response> => {
    const token = await tokenSource(browserTokenStore(), () => session.renew()).current();
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetch(address, { ...init, headers });
  };
}
