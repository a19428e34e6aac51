import { useAccessToken } from './use-access-token';

/** For what is no operation, such as a file: `fetch` of an address of this shop, as the signed-in user. */
export function useShopFetch() {
  const accessToken = useAccessToken();
  return async (address: string, init: RequestInit): Promise<Response> => {
    const token = await accessToken();
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetch(address, { ...init, headers });
  };
}
