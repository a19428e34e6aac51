import type { ApiCall } from './api-route.js';

/** One API call, as tests see it. Card numbers and security codes are masked. */
export interface LoggedCall {
  id: string;
  /** ISO 8601. */
  at: string;
  method: string;
  path: string;
  params: unknown;
  key: ApiCall['access'];
  idempotency_key: string | null;
  /** null while it is being answered, and for ever when the connection was cut first. */
  status: number | null;
  replayed: boolean;
  /** The injected fault it met. */
  fault: string | null;
}

const keptPerAccount = 5_000;
const secrets = new Set(['number', 'cvc']);

/** The latest calls of each account, in memory only: a restart empties it. */
export class RequestLog {
  private readonly calls = new Map<string, LoggedCall[]>();

  open(call: ApiCall, params: Record<string, unknown>, now: number): LoggedCall {
    const entry: LoggedCall = {
      id: call.requestId,
      at: new Date(now).toISOString(),
      method: call.method,
      path: call.path,
      params: masked(params),
      key: call.access,
      idempotency_key: call.idempotencyKey,
      status: null,
      replayed: false,
      fault: null,
    };
    const calls = this.of(call.account);
    calls.push(entry);
    if (calls.length > keptPerAccount) calls.shift();
    return entry;
  }

  /** The account's calls, oldest first. */
  of(account: string): LoggedCall[] {
    const calls = this.calls.get(account) ?? [];
    this.calls.set(account, calls);
    return calls;
  }

  clear(account: string): void {
    this.calls.delete(account);
  }
}

function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, secrets.has(name) ? mask(part) : masked(part)]),
  );
}

function mask(value: unknown): string {
  return typeof value === 'string' && value.length > 8 ? `****${value.slice(-4)}` : '****';
}
