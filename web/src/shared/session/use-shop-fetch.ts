import { useAccessToken } from './use-access-token';

/** `fetch` of one of our URLs, as the signed-in user; for requests outside GraphQL, such as a file. */
export function useShopFetch() {
  const accessToken = useAccessToken();
  return async (address: string, init: RequestInit): Promise<Response> => {
    const token = await accessToken();
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetch(address, { ...init, headers });
  };
}
