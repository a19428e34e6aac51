import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { DemoShop } from '../programs/demo-shop.js';

const PROJECT = 'demo-axle';
const PASSWORD = 'secret123';
const ADMIN = 'admin@example.com';

/** A signed-in user. */
export interface Person {
  readonly email: string;
  readonly token: string;
}

/** Participants: customers with accounts of their own, the demo shop's admin, and their cards. */
export class Cast {
  private people: readonly Person[] = [];

  private constructor(
    private readonly shop: DemoShop,
    private readonly emails: readonly string[],
  ) {}

  static async of(shop: DemoShop, customers: number): Promise<Cast> {
    const emails = Array.from({ length: customers }, (_, at) => `soak-${at + 1}@example.com`);
    const cast = new Cast(shop, emails);
    for (const email of emails) await cast.createAccount(email);
    await cast.renew();
    return cast;
  }

  get admin(): Person {
    return this.person(this.emails.length);
  }

  /** Customers in rotation. */
  customer(turn: number): Person {
    return this.person(turn % this.emails.length);
  }

  /** Signs everyone in again: an access token lasts an hour. */
  async renew(): Promise<void> {
    const people: Person[] = [];
    for (const email of [...this.emails, ADMIN]) people.push({ email, token: await this.signIn(email) });
    this.people = people;
  }

  /** What the browser does with a card that always works: the payment succeeds at the provider. */
  async payByCard(intentId: string): Promise<void> {
    const secrets = JSON.parse(readFileSync(join(this.shop.folder, 'secrets.json'), 'utf8')) as {
      stripeKeySuffix: string;
    };
    const response = await fetch(`${this.shop.paymentsUrl}/v1/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      headers: { Authorization: `Bearer sk_test_${secrets.stripeKeySuffix}` },
      body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
    });
    if (!response.ok) throw new Error(`The sandbox refused a payment: ${await response.text()}`);
  }

  private person(at: number): Person {
    const person = this.people[at];
    if (!person) throw new Error('No one is signed in yet.');
    return person;
  }

  private async createAccount(email: string): Promise<void> {
    await this.askEmulator(`projects/${PROJECT}/accounts`, {
      email,
      password: PASSWORD,
      displayName: email.split('@')[0],
      emailVerified: true,
    });
  }

  private async signIn(email: string): Promise<string> {
    const { idToken } = await this.askEmulator<{ idToken: string }>('accounts:signInWithPassword?key=soak', {
      email,
      password: PASSWORD,
      returnSecureToken: true,
      targetProjectId: PROJECT,
    });
    const response = await fetch(`${this.shop.url}/user/${encodeURIComponent(email)}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`);
    return ((await response.json()) as { token: string }).token;
  }

  private async askEmulator<Answer>(path: string, body: object): Promise<Answer> {
    const response = await fetch(`${this.shop.authUrl}/identitytoolkit.googleapis.com/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The Auth emulator refused: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}
