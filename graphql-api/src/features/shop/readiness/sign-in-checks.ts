import { type Check, good, missing, unknown } from './check.js';
import { ReadinessArea } from './readiness.types.js';
import type { SignInProject, SignInMethods } from './sign-in-project.port.js';

const area = ReadinessArea.SIGN_IN;

export interface SignInSettings {
  readonly projectId: string;
  readonly publicUrl: string;
  /** The emulator responds instead of Firebase. */
  readonly isEmulated: boolean;
}

const WAYS: Record<keyof SignInMethods, string> = {
  password: 'Email and password',
  emailLink: 'Email link',
  google: 'Google',
};

/** Whether people can sign in, to accounts of their own. */
export const signInChecks = (project: SignInProject, settings: SignInSettings): Check[] => [
  {
    area,
    name: 'Firebase project',
    ask: async () => {
      await project.readAccounts();
      if (settings.isEmulated)
        return missing('Test accounts only: Firebase Auth emulator.', {
          steps: [
            'Create a Firebase project, enable email (password and link) and Google, and download a service account key.',
            "Add these to the shop's environment, then restart the shop.",
          ],
          copy: [
            'FIREBASE_PROJECT_ID=my-shop',
            'FIREBASE_API_KEY=AIza…',
            'FIREBASE_AUTH_DOMAIN=my-shop.firebaseapp.com',
            'GOOGLE_APPLICATION_CREDENTIALS=/path/to/key.json',
          ],
        });
      return good(`The service account can access the project ${settings.projectId}.`);
    },
  },
  {
    area,
    name: 'Authorized domains',
    ask: async () => {
      const host = new URL(settings.publicUrl).hostname;
      const domains = await project.authorisedDomains();
      // The emulator lists only localhost, and means this machine.
      const named = host === '127.0.0.1' ? 'localhost' : host;
      if (domains.includes(named)) return good(`${host} is an authorized domain.`);
      return missing(`${host} isn't an authorized domain: email links and Google's window are rejected.`, {
        steps: ['In Firebase, open Authentication, Settings, Authorized domains, and add it.'],
        copy: [host],
      });
    },
  },
  {
    area,
    name: 'Sign-in methods',
    ask: async () => {
      const ways = await project.ways();
      const named = (state: boolean | null) =>
        (Object.keys(WAYS) as (keyof SignInMethods)[])
          .filter((way) => ways[way] === state)
          .map((way) => WAYS[way]);
      const [on, off, unreported] = [named(true), named(false), named(null)];
      const steps = ['In Firebase, open Authentication, Sign-in method, and enable it.'];
      if (off.length > 0) return missing(`Disabled: ${off.join(', ')}.`, { steps });
      if (unreported.length > 0)
        return unknown(
          `${on.length > 0 ? `Enabled: ${on.join(', ')}. ` : ''}Couldn't check: ${unreported.join(', ')}.`,
          { steps: ['Check Authentication, Sign-in method, or try each method on the login page.'] },
        );
      return good(`Enabled: ${on.join(', ')}.`);
    },
  },
];
