import { shopFetcher } from './shop-fetcher';
import type { LocalMode } from './local-mode';

/** Whose calls the explorer makes on a local shop. */
export type Person = 'visitor' | 'customer' | 'admin';

/** What an exchange gives: our token, and the provider's that it was given for. */
export interface DemoSession {
  readonly token: string;
  readonly idToken: string;
}

/** Of every demo shop; they open nothing elsewhere. */
const PASSWORD = 'secret123';
const SIGN_IN = 'mutation SignIn($idToken: String!) { signIn(idToken: $idToken) { token } }';

/**
 * Signs a demo account in as the web app does: at the identity provider, then ID token for access token with `signIn`.
 * Throws an Error with a sentence for people.
 */
export async function signInAs(person: 'customer' | 'admin', local: LocalMode): Promise<DemoSession> {
  const email = `${person}@example.com`;
  const idToken = await idTokenOf(email, local);
  const { data, errors } = await shopFetcher({ query: SIGN_IN, variables: { idToken } });
  const token = (data?.signIn as { token: string } | undefined)?.token;
  if (!token) throw new Error(errors?.[0]?.message ?? 'The shop did not respond.');
  return { token, idToken };
}

async function idTokenOf(email: string, { emulatorUrl, apiKey }: LocalMode): Promise<string> {
  const response = await fetch(
    `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`This shop has no demo account ${email}.`);
  return ((await response.json()) as { idToken: string }).idToken;
}
