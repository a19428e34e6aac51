import { testEnvironment } from './test-environment.js';

/** An account at the Auth emulator. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
}

/** A session at the Auth emulator, as a browser has it. */
export interface ProviderSession extends Account {
  readonly refreshToken: string;
}

export interface NewAccount {
  readonly email: string;
  readonly name?: string;
  readonly verified?: boolean;
}

const PASSWORD = 'secret123';

/** Real accounts at the real emulator, in a Firebase project of their own. */
export class TestPeople {
  constructor(private readonly projectId: string) {}

  /** Creates an account and signs it in: its ID token is what a browser would store. */
  async create({ email, name, verified = true }: NewAccount): Promise<ProviderSession> {
    await this.call(`projects/${this.projectId}/accounts`, {
      email,
      password: PASSWORD,
      displayName: name,
      emailVerified: verified,
    });
    return this.logIn(email);
  }

  /** The code of a mailed link that logs in. */
  async mailLink(email: string): Promise<string> {
    const { oobCode } = await this.call<{ oobCode: string }>(
      `projects/${this.projectId}/accounts:sendOobCode`,
      {
        requestType: 'EMAIL_SIGNIN',
        email,
        continueUrl: 'http://localhost/login/link',
        returnOobLink: true,
      },
    );
    return oobCode;
  }

  /** Opens the link of such a mail, as someone of this email. Rejects with the emulator's refusal. */
  async openLink(email: string, oobCode: string): Promise<ProviderSession> {
    return this.startSession('accounts:signInWithEmailLink', { email, oobCode });
  }

  /** Renews the ID token of a session. Rejects with the emulator's refusal. */
  async renew({ uid, email, refreshToken }: ProviderSession): Promise<ProviderSession> {
    const renewed = await this.post<{ id_token: string; refresh_token: string }>(
      'securetoken.googleapis.com/v1/token?key=demo',
      { grantType: 'refresh_token', refreshToken, targetProjectId: this.projectId },
    );
    return { uid, email, idToken: renewed.id_token, refreshToken: renewed.refresh_token };
  }

  /** Deletes an account, so that its address is free again. */
  async remove(uid: string): Promise<void> {
    await this.call(`projects/${this.projectId}/accounts:delete`, { localId: uid });
  }

  /** Opens the link in the verification mail. ID tokens made before do not know of it. */
  async verify(uid: string): Promise<void> {
    await this.call(`projects/${this.projectId}/accounts:update`, { localId: uid, emailVerified: true });
  }

  /** Gives an account another address. */
  async rename(uid: string, email: string): Promise<void> {
    await this.call(`projects/${this.projectId}/accounts:update`, { localId: uid, email });
  }

  async signIn(email: string): Promise<string> {
    return (await this.logIn(email)).idToken;
  }

  private logIn(email: string): Promise<ProviderSession> {
    return this.startSession('accounts:signInWithPassword', {
      email,
      password: PASSWORD,
      returnSecureToken: true,
    });
  }

  private async startSession(
    method: string,
    body: Record<string, unknown> & { email: string },
  ): Promise<ProviderSession> {
    const { localId, idToken, refreshToken } = await this.call<
      Record<'localId' | 'idToken' | 'refreshToken', string>
    >(
      `${method}?key=demo`,
      // The emulator reads the project from here when the caller is not its owner.
      { ...body, targetProjectId: this.projectId },
    );
    return { uid: localId, email: body.email, idToken, refreshToken };
  }

  private call<T>(path: string, body: object): Promise<T> {
    return this.post(`identitytoolkit.googleapis.com/v1/${path}`, body);
  }

  private async post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`http://${testEnvironment.authEmulatorHost()}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`Auth emulator: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}
