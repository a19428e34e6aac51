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

/** The entry of a call that was just received. */
export function loggedCall(call: ApiCall, params: object, now: number): LoggedCall {
  return {
    id: call.requestId,
    at: new Date(now).toISOString(),
    method: call.method,
    path: call.path,
    params: JSON.parse(JSON.stringify(params, masked)) as unknown,
    key: call.access,
    idempotency_key: call.idempotencyKey,
    status: null,
    replayed: false,
    fault: null,
  };
}

function masked(name: string, value: unknown): unknown {
  if (name !== 'number' && name !== 'cvc') return value;
  return typeof value === 'string' && value.length > 8 ? `****${value.slice(-4)}` : '****';
}
