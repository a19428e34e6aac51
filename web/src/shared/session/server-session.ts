import type { Session } from './session';
import { unknownSession } from './session-state';

const refuse = () => Promise.reject(new Error('There is no session while the server renders.'));

/** Placeholder session for server rendering, without a user. */
export const serverSession: Session = {
  getState: () => unknownSession,
  subscribe: () => () => undefined,
  restore: refuse,
  renew: refuse,
  recheckRole: () => undefined,
  signUp: refuse,
  logIn: refuse,
  continueWithGoogle: refuse,
  sendPasswordReset: refuse,
  sendLink: refuse,
  logInByLink: refuse,
  provideName: refuse,
  sendVerification: refuse,
  seeConfirmation: refuse,
  signOut: refuse,
};
