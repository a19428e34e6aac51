/** An account as the emulator's admin calls send and accept it; we pass fields on without knowing them all. */
export interface EmulatorAccount {
  localId: string;
  email?: string;
  displayName?: string;
  emailVerified?: boolean;
  rawPassword?: string;
  /** Seconds since 1970: tokens issued before are refused. */
  validSince?: string;
  [field: string]: unknown;
}

/** A mail that the emulator would have sent. */
export interface OobCode {
  email: string;
  newEmail?: string;
  requestType:
    | 'VERIFY_EMAIL'
    | 'PASSWORD_RESET'
    | 'EMAIL_SIGNIN'
    | 'VERIFY_AND_CHANGE_EMAIL'
    | 'RECOVER_EMAIL';
  oobCode: string;
  oobLink: string;
}

/** A refusal of the emulator, by its own code: `INVALID_OOB_CODE`, `WEAK_PASSWORD`, `EMAIL_EXISTS` … */
export class EmulatorRefusal extends Error {
  override readonly name = 'EmulatorRefusal';

  constructor(readonly code: string) {
    super(`The Auth emulator refused: ${code}`);
  }
}

/** The calls to the Auth emulator's REST interface that the local services need, with the emulator's own "owner" rights. */
export class IdentityToolkit {
  private readonly accountsUrl: string;
  private readonly projectUrl: string;

  constructor(
    private readonly origin: string,
    projectId: string,
  ) {
    this.accountsUrl = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
    this.projectUrl = `/emulator/v1/projects/${projectId}`;
  }

  /** Every account of the project. */
  async accounts(): Promise<EmulatorAccount[]> {
    const all: EmulatorAccount[] = [];
    let page = '';
    do {
      const url = `${this.accountsUrl}:batchGet?maxResults=1000&nextPageToken=${encodeURIComponent(page)}`;
      const answer = await this.call<{ users?: EmulatorAccount[]; nextPageToken?: string }>('GET', url);
      all.push(...(answer.users ?? []));
      page = answer.nextPageToken ?? '';
    } while (page !== '');
    return all;
  }

  /** Creates accounts with the ids given, or overwrites them. Throws when the emulator refuses any of them. */
  async importAccounts(users: readonly EmulatorAccount[]): Promise<void> {
    if (users.length === 0) return;
    const body = { users, allowOverwrite: true };
    const { error = [] } = await this.call<{ error?: { message: string }[] }>(
      'POST',
      `${this.accountsUrl}:batchCreate`,
      body,
    );
    if (error[0]) throw new EmulatorRefusal(error[0].message);
  }

  /** Changes an account by its id, with owner rights. */
  async updateAccount(change: { localId: string } & Partial<EmulatorAccount>): Promise<void> {
    await this.call('POST', `${this.accountsUrl}:update`, change);
  }

  /** The project's sign-in settings, as the emulator keeps them. */
  config(): Promise<Record<string, unknown>> {
    return this.call('GET', `${this.projectUrl}/config`);
  }

  async updateConfig(config: Record<string, unknown>): Promise<void> {
    await this.call('PATCH', `${this.projectUrl}/config`, config);
  }

  /** The mails whose links still work, oldest first. */
  async oobCodes(): Promise<OobCode[]> {
    return (await this.call<{ oobCodes: OobCode[] }>('GET', `${this.projectUrl}/oobCodes`)).oobCodes;
  }

  /** Does what the link in a verification mail does. Throws EmulatorRefusal when the code is used up. */
  async applyCode(oobCode: string): Promise<void> {
    await this.call('POST', '/identitytoolkit.googleapis.com/v1/accounts:update?key=local', { oobCode });
  }

  /** Does what the link in a reset mail does. Throws EmulatorRefusal when the code is used up or the password too short. */
  async resetPassword(oobCode: string, newPassword: string): Promise<void> {
    const url = '/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=local';
    await this.call('POST', url, { oobCode, newPassword });
  }

  private async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        // Calls on behalf of a user carry their code instead; with owner rights the emulator would ask for an id.
        ...(path.includes('/projects/') && { authorization: 'Bearer owner' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { error?: { message?: string } };
    if (!response.ok) throw new EmulatorRefusal(answer.error?.message ?? `HTTP ${response.status}`);
    return answer;
  }
}
