import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { readCaller, secretKeyRequired } from '../http/api-key.js';
import { invalidRequest } from '../http/stripe-refusal.js';
import type { Account } from '../state/account.js';
import type { SandboxStore } from '../state/sandbox.store.js';
import type { UnitOfWork } from '../state/unit-of-work.js';

/** One call of the sandbox's own JSON API, made with the account's secret key. */
interface ControlCall<B> {
  account: Account;
  /** The `{id}` of the path, empty where there is none. */
  id: string;
  query: Request['query'];
  body: B;
}

/** Makes a handler of what a call does in one unit of work and of the body it takes. */
export type Controlled = <B = unknown>(
  run: (work: UnitOfWork, call: ControlCall<B>) => object,
  body?: z.ZodType<B>,
) => RequestHandler;

/**
 * Handlers for the sandbox's own API: the secret key first, then the body (400 names each field that doesn't fit), the
 * work, the disk, the result as JSON.
 */
export function controlledBy(store: SandboxStore): Controlled {
  return (run, schema) => async (req, res) => {
    const caller = readCaller(req);
    if (caller.access === 'publishable') throw secretKeyRequired();
    const account = store.account(caller.account);
    const parsed = (schema ?? z.any()).safeParse(req.body ?? {});
    if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error).replaceAll('\n', ' '));
    const call = { account, id: String(req.params.id ?? ''), query: req.query, body: parsed.data as never };
    const result = store.change(account, (work) => run(work, call));
    await store.durable();
    res.json(result);
  };
}
