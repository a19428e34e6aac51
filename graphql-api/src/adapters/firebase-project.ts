import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';

import { CredentialRefused, RightMissing } from '../features/shop/readiness/readiness.errors.js';
import type { SignInProject, SignInMethods } from '../features/shop/readiness/sign-in-project.port.js';

export interface FirebaseProjectSettings {
  readonly projectId: string;
  /** Public. */
  readonly apiKey: string;
  /** FIREBASE_AUTH_EMULATOR_HOST, which the SDK reads automatically. */
  readonly emulatorHost?: string | undefined;
}

const TIMEOUT_MS = 4000;
const GOOGLE = 'google.com';

interface ProjectConfig {
  readonly signIn?: { readonly email?: { readonly enabled?: boolean; readonly passwordRequired?: boolean } };
}
interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/**
 * The Firebase project, asked as the shop does (admin SDK) and as a browser does (Identity Toolkit's REST API,
 * https://docs.cloud.google.com/identity-platform/docs/reference/rest).
 */
export class FirebaseProject implements SignInProject {
  private readonly app: App;
  private readonly api: string;

  constructor(private readonly settings: FirebaseProjectSettings) {
    const { projectId, emulatorHost } = settings;
    this.api = `${emulatorHost ? `http://${emulatorHost}/` : 'https://'}identitytoolkit.googleapis.com`;
    this.app = initializeApp(
      { projectId, ...(!emulatorHost && { credential: applicationDefault() }) },
      `axle-ready-${projectId}-${Math.random().toString(36).slice(2)}`,
    );
  }

  async readAccounts(): Promise<void> {
    try {
      await getAuth(this.app).listUsers(1);
    } catch (error) {
      const code = error instanceof FirebaseAuthError ? error.code : '';
      if (code === 'auth/insufficient-permission')
        throw new CredentialRefused('The service account may not read the accounts of FIREBASE_PROJECT_ID.', {
          cause: error,
        });
      if (code === 'auth/project-not-found' || code === 'auth/configuration-not-found')
        throw new CredentialRefused(
          'There is no FIREBASE_PROJECT_ID of this name with Authentication switched on.',
          {
            cause: error,
          },
        );
      if (code === 'auth/invalid-credential')
        throw new CredentialRefused('Firebase does not take the key at GOOGLE_APPLICATION_CREDENTIALS.', {
          cause: error,
        });
      throw error;
    }
  }

  async authorisedDomains(): Promise<string[]> {
    const { status, body } = await this.ask(`/v1/projects?key=${encodeURIComponent(this.settings.apiKey)}`);
    if (status === 400 || status === 403)
      throw new CredentialRefused('Firebase does not take FIREBASE_API_KEY.', { cause: body });
    const { authorizedDomains = [] } = ok(status, body) as { authorizedDomains?: string[] };
    return authorizedDomains;
  }

  async ways(): Promise<SignInMethods> {
    const project = `/v2/projects/${this.settings.projectId}`;
    const headers = { Authorization: `Bearer ${await this.token()}` };
    const config = await this.ask(`${project}/config`, { headers });
    if (config.status === 401 || config.status === 403)
      throw new RightMissing('The service account may not read how the project signs people in.');
    const { signIn } = ok(config.status, config.body) as ProjectConfig;
    const { enabled, passwordRequired } = signIn?.email ?? {};
    const google = await this.ask(`${project}/defaultSupportedIdpConfigs/${GOOGLE}`, { headers });
    return {
      password: enabled ?? (await this.takesPasswords()),
      // Firebase records it only where a password is asked for; without `email` the setting is unknown.
      emailLink: signIn?.email ? enabled === true && passwordRequired !== true : null,
      google: googleIn(google),
    };
  }

  /** Tries one that belongs to no account: the error shows whether it was checked. */
  private async takesPasswords(): Promise<boolean | null> {
    const { body } = await this.ask(
      `/v1/accounts:signInWithPassword?key=${encodeURIComponent(this.settings.apiKey)}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          email: 'nobody@axle.invalid',
          password: 'no password',
          returnSecureToken: false,
        }),
      },
    );
    const { error } = body as { error?: { message?: string } };
    const [code = ''] = (error?.message ?? '').split(' ');
    if (['PASSWORD_LOGIN_DISABLED', 'OPERATION_NOT_ALLOWED'].includes(code)) return false;
    return ['EMAIL_NOT_FOUND', 'INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD'].includes(code) ? true : null;
  }

  private async token(): Promise<string> {
    if (this.settings.emulatorHost) return 'owner';
    const { access_token: token } = (await this.app.options.credential?.getAccessToken()) ?? {};
    return token ?? '';
  }

  private async ask(path: string, init: RequestInit = {}): Promise<Reply> {
    const response = await fetch(`${this.api}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  }
}

/** A provider that was never set up is missing. */
function googleIn({ status, body }: Reply): boolean | null {
  if (status === 404) return false;
  return status === 200 ? (body as { enabled?: boolean }).enabled === true : null;
}

function ok(status: number, body: unknown): unknown {
  if (status === 200) return body;
  throw new Error(`Firebase answered ${status}`);
}
