import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { readCaller, secretKeyRequired } from '../http/api-key.js';
import { invalidRequest } from '../http/stripe-refusal.js';
import type { Account } from '../state/account.js';
import type { SandboxStore } from '../state/sandbox.store.js';
import type { UnitOfWork } from '../state/unit-of-work.js';

/** One call of the sandbox's own JSON API, made with the account's secret key. */
export interface ControlCall {
  account: Account;
  req: Request;
  /** Runs one change of the account. */
  change: <R>(change: (work: UnitOfWork) => R) => R;
}

/** A handler for the sandbox's own API: the secret key first, then `handle`, then the disk, then its result as JSON. */
export function controlled(store: SandboxStore, handle: (call: ControlCall) => object): RequestHandler {
  return async (req, res) => {
    const caller = readCaller(req, {});
    if (caller.access === 'publishable') throw secretKeyRequired();
    const account = store.account(caller.account);
    const result = handle({ account, req, change: (change) => store.change(account, null, change) });
    await store.durable();
    res.json(result);
  };
}

/** The body as the schema reads it. Throws 400 that names each field that doesn't fit. */
export function readBody<S extends z.ZodType>(schema: S, { req }: ControlCall): z.output<S> {
  const parsed = schema.safeParse(req.body ?? {});
  if (parsed.success) return parsed.data;
  throw invalidRequest(z.prettifyError(parsed.error).replaceAll('\n', ' '));
}

/** The `{id}` of the path. */
export function idOf({ req }: ControlCall): string {
  const { id } = req.params;
  return typeof id === 'string' ? id : '';
}
