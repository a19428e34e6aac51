import { type Request, Router } from 'express';
import { z } from 'zod';
import { readCaller, secretKeyRequired } from '../http/api-key.js';
import { invalidRequest } from '../http/stripe-refusal.js';
import type { SandboxStore } from '../state/sandbox.store.js';
import type { UnitOfWork } from '../state/unit-of-work.js';

/** One call of the sandbox's own JSON API, made with the account's secret key. */
interface ControlCall<B> {
  account: string;
  /** The `{id}` of the path, empty where there is none. */
  id: string;
  query: Request['query'];
  body: B;
}

/** Adds a route such as `put /sandbox/webhooks`: the body it accepts, and what it does in one unit of work. */
export type AddControl = <B>(
  name: `${'get' | 'post' | 'put' | 'delete'} /sandbox/${string}`,
  body: z.ZodType<B>,
  run: (work: UnitOfWork, call: ControlCall<B>) => object,
) => void;

/**
 * The router of the sandbox's own API. Each call meets the secret key first, then its body (400 names each field that
 * doesn't fit), the work and the disk; the result is sent as JSON.
 */
export function controlRouter(store: SandboxStore, addAll: (add: AddControl) => void): Router {
  const router = Router();
  addAll((name, schema, run) => {
    const [method, path] = name.split(' ') as ['get' | 'post' | 'put' | 'delete', string];
    router[method](path, async (req, res) => {
      const { account, access } = readCaller(req);
      if (access === 'publishable') throw secretKeyRequired();
      const { data, error } = schema.safeParse(req.body ?? {});
      if (error) throw invalidRequest(z.prettifyError(error).replaceAll('\n', ' '));
      const call = { account, id: String(req.params.id ?? ''), query: req.query, body: data };
      const result = store.change(store.account(account), (work) => run(work, call));
      await store.durable();
      res.json(result);
    });
  });
  return router;
}
