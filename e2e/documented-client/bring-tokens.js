/**
 * Lets a client that knows nothing of the shop's tokens call it: Firebase's token signs in (`PUT /user/{email}`), the
 * shop's own goes with every other call and is renewed when it has ended. It is kept together with its account's uid, and
 * only ever sent for that account. `currentUser` answers Firebase's user, or null; it may take its time.
 */
export function bringTokens(shop, currentUser) {
  const plainFetch = window.fetch;
  const send = (request, token) => {
    // Whatever a client remembers of its own may be another account's.
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    else request.headers.delete('Authorization');
    return plainFetch(request);
  };
  const tokenOf = ({ uid }) => {
    const kept = JSON.parse(localStorage.getItem('shopToken') ?? '{}');
    return kept.uid === uid ? kept.token : undefined;
  };
  const signIn = async (user, request) => {
    // A fresh one: the name of a new account is in no older one.
    const answer = await send(request, await user.getIdToken(true));
    const { token } = answer.ok ? await answer.clone().json() : {};
    if (token) localStorage.setItem('shopToken', JSON.stringify({ uid: user.uid, token }));
    return answer;
  };
  const renewals = new Map();
  const renew = (user) => {
    const { uid, email } = user;
    const init = { method: 'PUT', headers: { 'Content-Type': 'application/json' } };
    const request = () =>
      new Request(`${shop}/user/${encodeURIComponent(email)}`, { ...init, body: JSON.stringify({ email }) });
    if (!renewals.has(uid)) {
      renewals.set(
        uid,
        signIn(user, request()).finally(() => renewals.delete(uid)),
      );
    }
    return renewals.get(uid);
  };
  window.fetch = async (...call) => {
    const request = new Request(...call);
    const isTo = (address) => request.url.startsWith(shop + address);
    if (!isTo('/')) return plainFetch(request);
    const user = await currentUser();
    if (!user) localStorage.removeItem('shopToken');
    if (!user) return send(request);
    if (request.method === 'PUT' && isTo('/user/')) return signIn(user, request);
    // Someone who has just signed in has none yet.
    if (!tokenOf(user)) await renew(user);
    const again = request.clone();
    const answer = await send(request, tokenOf(user));
    if (answer.status !== 401) return answer;
    await renew(user);
    return send(again, tokenOf(user));
  };
}
