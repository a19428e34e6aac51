import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { createPaymentsApp } from '../../src/create-payments-app.js';
import { closedAtTheEnd } from './left-open.js';

/** A listening sandbox under test. */
export interface Sandbox {
  url: string;
  port: number;
  stateFile: string;
  close: () => Promise<void>;
}

/** Starts a sandbox on a free port, on a state file of its own unless one is given. */
export async function startSandbox({
  stateFile = join(mkdtempSync(join(tmpdir(), 'payments-')), 'state.journal'),
  now = Date.now,
}: { stateFile?: string; now?: () => number } = {}): Promise<Sandbox> {
  const { app, close } = createPaymentsApp({ stateFile, now });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stateFile,
    url: `http://127.0.0.1:${port}`,
    close: closedAtTheEnd(async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await close();
    }),
  };
}

/** One account at the sandbox: the real SDK with its secret key, and the sandbox's own API. */
export class TestAccount {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly stripe: Stripe;

  /** A new account, unless a name is given. */
  constructor(
    private readonly sandbox: { port: number; url: string },
    private readonly name = randomUUID().replaceAll('-', ''),
  ) {
    this.secretKey = `sk_test_${name}`;
    this.publishableKey = `pk_test_${name}`;
    this.stripe = this.sdk();
  }

  /** This account at another sandbox. */
  at(sandbox: { port: number; url: string }): TestAccount {
    return new TestAccount(sandbox, this.name);
  }

  /** The real SDK, pointed at the sandbox. */
  sdk(options: { maxNetworkRetries?: number; timeout?: number } = {}): Stripe {
    const { port } = this.sandbox;
    return new Stripe(this.secretKey, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      ...options,
    });
  }

  /** Calls the sandbox's own JSON API. */
  async control<T = Record<string, unknown>>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.sandbox.url}/sandbox${path}`, {
      method,
      headers: { authorization: `Bearer ${this.secretKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Calls the API as Stripe.js does: a form with the publishable key in it. */
  async fromBrowser(
    path: string,
    params: Record<string, string>,
  ): Promise<{ status: number; body: StripeAnswer }> {
    const body = new URLSearchParams({ ...params, key: this.publishableKey });
    const response = await fetch(this.sandbox.url + path, { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as StripeAnswer };
  }

  /** The calls that the account has had, such as `POST /v1/payment_intents`. */
  async requests(
    route = '*',
  ): Promise<{ method: string; path: string; status: number | null; replayed: boolean; params: unknown }[]> {
    const path = `/requests?route=${encodeURIComponent(route)}`;
    return (await this.control<{ requests: Awaited<ReturnType<TestAccount['requests']>> }>('GET', path))
      .requests;
  }
}

/** What a browser call may get back. */
export interface StripeAnswer {
  id?: string;
  status?: string;
  metadata?: unknown;
  error?: {
    code?: string;
    message: string;
    type: string;
    payment_intent?: { id: string; metadata?: unknown };
  };
}

/** The error that a call of the SDK ends in; fails when it succeeds. */
export async function errorOf(
  call: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const error: unknown = await call.then(
    () => new Error('The call succeeded.'),
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw error;
}
