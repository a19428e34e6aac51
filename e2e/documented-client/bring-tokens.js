/* global window */

/**
 * Lets a client that knows nothing of the shop's tokens call it: Firebase's token signs in (`PUT /user/{email}`), the
 * shop's own goes with every other call and is renewed when it has ended. `currentUser` answers Firebase's user, or null.
 */
export function bringTokens(shop, currentUser) {
  const plainFetch = window.fetch;
  const send = (request, token) => {
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    return plainFetch(request);
  };
  let renewal;
  const renew = async ({ email }) => {
    const request = { method: 'PUT', headers: { 'Content-Type': 'application/json' } };
    request.body = JSON.stringify({ email });
    const answer = await window.fetch(`${shop}/user/${encodeURIComponent(email)}`, request);
    if (answer.ok) localStorage.setItem('accessToken', (await answer.json()).token);
  };
  window.fetch = async (...call) => {
    const request = new Request(...call);
    const isTo = (address) => request.url.startsWith(shop + address);
    if (!isTo('/')) return plainFetch(request);
    const user = currentUser();
    if (request.method === 'PUT' && isTo('/user/')) return send(request, await user.getIdToken());
    const again = request.clone();
    const answer = await send(request, localStorage.getItem('accessToken'));
    if (answer.status !== 401 || !user) return answer;
    await (renewal ??= renew(user).finally(() => (renewal = undefined)));
    return send(again, localStorage.getItem('accessToken'));
  };
}
