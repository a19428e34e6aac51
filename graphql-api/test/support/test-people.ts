import { testEnvironment } from './test-environment.js';

/** An account at the Auth emulator. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
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

  /** Creates an account and signs it in: its ID token is what a browser would hold. */
  async create({ email, name, verified = true }: NewAccount): Promise<Account> {
    const { localId } = await this.call<{ localId: string }>(`projects/${this.projectId}/accounts`, {
      email,
      password: PASSWORD,
      displayName: name,
      emailVerified: verified,
    });
    return { uid: localId, email, idToken: await this.signIn(email) };
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

  /** Opens the link of such a mail, as somebody of this e-mail. Rejects with the emulator's refusal. */
  async openLink(email: string, oobCode: string): Promise<Account> {
    const { localId, idToken } = await this.call<{ localId: string; idToken: string }>(
      'accounts:signInWithEmailLink?key=demo',
      { email, oobCode, targetProjectId: this.projectId },
    );
    return { uid: localId, email, idToken };
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
    const { idToken } = await this.call<{ idToken: string }>('accounts:signInWithPassword?key=demo', {
      email,
      password: PASSWORD,
      returnSecureToken: true,
      // The emulator reads the project from here when the caller is not its owner.
      targetProjectId: this.projectId,
    });
    return idToken;
  }

  private async call<T>(path: string, body: object): Promise<T> {
    const host = testEnvironment.authEmulatorHost();
    const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`Auth emulator: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}
