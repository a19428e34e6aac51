import { justGiven, needsRenewal, type AccessToken, type TokenStore } from './access-token';
import type { IdentityProvider } from './identity.port';
import { unknownSession, type SessionState, type SessionUser } from './session-state';

/** The session that the shop returns for an ID token. */
type Grant = AccessToken & { user: SessionUser };

/** The calls of the API that a session needs, and how to forget what it fetched. */
export interface SessionCalls {
  /** Exchanges an ID token. */
  signIn: (idToken: string) => Promise<Grant>;
  /** The account behind the stored access token. */
  me: () => Promise<SessionUser>;
  /** Whether the API refused the caller, as opposed to being unreachable. */
  isRefusal: (error: unknown) => boolean;
  forget: () => Promise<void>;
}

/** The signed-in user, and everything that changes it. Each call rejects with the error of the provider or the shop. */
export interface Session extends Omit<IdentityProvider, 'idToken' | 'isConfirmed' | 'setName' | 'signOut'> {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Finds out who is there: at the start of a page, and again after `problem`. */
  restore: () => Promise<void>;
  /** A new access token, null when the session is over. However many ask at once, there is one exchange. */
  renew: () => Promise<string | null>;
  /** Checks the user again after the shop refused an admin's request: the rights may have ended. */
  recheckRole: () => void;
  /** Sets the name of the signed-in account if it has none. */
  provideName: (name: string) => Promise<void>;
  /**
   * Checks whether an unconfirmed email address was confirmed since: the API learns it from a new ID token only.
   * Resolves to whether it was; false without a response.
   */
  seeConfirmation: () => Promise<boolean>;
  /** Ends the session here and in every other tab, whether the provider responds or not. */
  signOut: () => Promise<void>;
}

interface SessionParts {
  tokens: TokenStore;
  identity: IdentityProvider;
  calls: SessionCalls;
}

/** The session of this browser. Tokens live in the token store, accounts at the identity provider; this joins the two. */
export function createSession({ tokens, identity, calls }: SessionParts): Session {
  let state: SessionState = unknownSession;
  let renewal: Promise<string | null> | undefined;
  let roleCheck: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function enter(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function end(ended: 'left' | 'lost') {
    tokens.clear();
    enter({ status: 'visitor', ended });
    await calls.forget();
  }

  async function welcome(user: SessionUser) {
    // Before anything is fetched as the other account: what was fetched is not theirs.
    if (state.status === 'signed-in' && state.user.id !== user.id) await calls.forget();
    enter({ status: 'signed-in', user });
  }

  async function enterWith(grant: Grant): Promise<string> {
    tokens.write(justGiven(grant));
    await welcome(grant.user);
    return grant.token;
  }

  /** Null for what the shop refuses; what it does not answer is thrown on. */
  async function unlessRefused<T>(question: () => Promise<T>): Promise<T | null> {
    try {
      return await question();
    } catch (error) {
      if (!calls.isRefusal(error)) throw error;
      return null;
    }
  }

  /** Whether another tab has renewed, ended or replaced the session since: that change wins, and is reported here. */
  const isOvertaken = (before: AccessToken) => tokens.read()?.token !== before.token;

  async function exchangeAgain(): Promise<string | null> {
    const before = tokens.read();
    if (!before) return null;
    const idToken = await identity.idToken({ fresh: true });
    const grant = idToken === null ? null : await unlessRefused(() => calls.signIn(idToken));
    if (isOvertaken(before)) return tokens.read()?.token ?? null;
    if (grant) return enterWith(grant);
    await end('lost');
    return null;
  }

  function renew() {
    renewal ??= exchangeAgain().finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function restore() {
    const token = tokens.read();
    if (!token) {
      // A user who left was about to be redirected; if still here then, or again, they are a visitor like any other.
      if (state.status !== 'visitor' || state.ended === 'left') enter({ status: 'visitor' });
      return;
    }
    try {
      if (needsRenewal(token)) {
        await renew();
        return;
      }
      const user = await unlessRefused(calls.me);
      if (isOvertaken(token)) return;
      await (user ? welcome(user) : end('lost'));
    } catch {
      // No response decides nothing: a signed-in user stays signed in, a page that does not know offers to ask again.
      if (state.status === 'unknown') enter({ status: 'unknown', problem: true });
    }
  }

  function recheckRole() {
    if (state.status !== 'signed-in' || state.user.role !== 'ADMIN') return;
    // A page sends several requests, and each is refused.
    roleCheck ??= restore().finally(() => {
      roleCheck = undefined;
    });
  }

  async function signedInAtProvider<T>(signIn: Promise<T>): Promise<T> {
    const answer = await signIn;
    const idToken = await identity.idToken({ fresh: false });
    if (!idToken) throw new Error('no one is signed in right after signing in');
    await enterWith(await calls.signIn(idToken));
    return answer;
  }

  const isUnconfirmed = () => state.status === 'signed-in' && !state.user.emailVerified;

  async function seeConfirmation() {
    if (!isUnconfirmed()) return false;
    try {
      if (!(await identity.isConfirmed()) || !isUnconfirmed()) return false;
      await renew();
      return state.status === 'signed-in' && state.user.emailVerified;
    } catch {
      return false;
    }
  }

  tokens.onOtherTabChange(() => {
    if (state.status === 'signed-in' && !tokens.read()) void end('lost');
    else void restore();
  });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async restore() {
      if (state.status === 'unknown' && state.problem) enter(unknownSession);
      await restore();
    },
    renew,
    recheckRole,
    signUp: (account) => signedInAtProvider(identity.signUp(account)),
    logIn: (account) => signedInAtProvider(identity.logIn(account)),
    continueWithGoogle: (account) => signedInAtProvider(identity.continueWithGoogle(account)),
    sendPasswordReset: (email) => identity.sendPasswordReset(email),
    sendLink: (email, page) => identity.sendLink(email, page),
    logInByLink: (proof) => signedInAtProvider(identity.logInByLink(proof)),
    async provideName(name) {
      await identity.setName(name);
      await renew();
    },
    sendVerification: () => identity.sendVerification(),
    seeConfirmation,
    async signOut() {
      await Promise.allSettled([identity.signOut()]);
      await end('left');
    },
  };
}
