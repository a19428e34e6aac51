import { IdentityRefusal, type IdentityProvider, type LinkProof } from '#shared/session/identity.port';

/**
 * An identity provider in memory. The ID token of an account is its email, which is what the mock API accepts. The
 * password of every account is `secret123`.
 */
export class FakeIdentity implements IdentityProvider {
  current: string | null = null;
  readonly sent: string[] = [];
  /** Error that the provider throws at the next call. */
  nextRefusal: string | undefined;
  readonly created: { name: string; email: string }[] = [];

  private act(): Promise<void> {
    const sentence = this.nextRefusal;
    this.nextRefusal = undefined;
    return sentence ? Promise.reject(new IdentityRefusal(sentence)) : Promise.resolve();
  }

  idToken = async () => {
    await this.act();
    return this.current;
  };

  signUp = async ({ name, email }: { name: string; email: string }) => {
    await this.act();
    this.created.push({ name, email });
    this.sent.push(`verification to ${email}`);
    this.current = email;
    return true;
  };

  logIn = async ({ email, password }: { email: string; password: string }) => {
    await this.act();
    if (password !== 'secret123') throw new IdentityRefusal('Incorrect email or password.');
    this.current = email;
  };

  continueWithGoogle = async (account?: { email: string }) => {
    await this.act();
    this.current = account?.email ?? null;
  };

  sendPasswordReset = async (email: string) => {
    await this.act();
    this.sent.push(`password reset to ${email}`);
  };

  /** The links that work, by the code in them: to whom each was sent, and where it leads. */
  readonly links = new Map<string, { email: string; page: string }>();

  sendLink = async (email: string, page: string) => {
    await this.act();
    this.sent.push(`link to ${email}`);
    this.links.set(`code-${this.links.size + 1}`, { email, page });
  };

  logInByLink = async ({ email, link }: LinkProof) => {
    await this.act();
    const code = new URL(link).searchParams.get('oobCode') ?? '';
    const sent = this.links.get(code);
    if (!sent && this.current === email) return;
    if (!sent)
      throw new IdentityRefusal('This link has expired or was already used.', { reason: 'link-over' });
    if (sent.email !== email)
      throw new IdentityRefusal('The link was sent to another address.', { reason: 'other-address' });
    this.links.delete(code);
    this.current = email;
  };

  setName = async (name: string) => {
    await this.act();
    this.named.push(name);
  };

  readonly named: string[] = [];

  sendVerification = async () => {
    await this.act();
    this.sent.push(`verification to ${this.current ?? 'nobody'}`);
  };

  confirmed = false;

  isConfirmed = async () => {
    await this.act();
    return this.confirmed;
  };

  signOut = () => {
    this.current = null;
    return Promise.resolve();
  };
}
