import type { Session } from './session';
import { unknownSession } from './session-state';

const refuse = () => Promise.reject(new Error('There is no session while the server renders.'));

/** Stands in while the server renders: it knows nobody, and nothing can be done with it. */
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
