import { setTimeout as pause } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { forBrowser } from '../payment-intent/publishable-intent.js';
import { takeFault } from '../sandbox/faults.js';
import type { Fault } from '../sandbox/switches.record.js';
import { objectId } from '../state/object-id.js';
import type { SandboxStore } from '../state/sandbox.store.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import { readCaller, secretKeyRequired } from './api-key.js';
import type { ApiCall, ApiRoute } from './api-route.js';
import { fingerprintOf, cachedResponse, KeysInUse } from './idempotency.js';
import { type LoggedCall, loggedCall } from './logged-call.js';
import type { RecentLog } from './recent-log.js';
import { serverTrouble, StripeRefusal } from './stripe-refusal.js';

interface Answer {
  status: number;
  body: unknown;
  /** Id of the first request, when this is its answer once more. */
  replayOf: string | null;
}

type Params = Record<string, unknown>;

/**
 * Turns routes into Express handlers. A call meets, in this order: its key, its idempotency key, an injected fault,
 * the kept answer or the operation, the disk, the second half of a fault. It ends in Stripe's shape whatever happens.
 */
export class ApiHandler {
  private readonly keysInUse = new KeysInUse();

  constructor(
    private readonly store: SandboxStore,
    private readonly log: RecentLog<LoggedCall>,
  ) {}

  handle(route: ApiRoute): RequestHandler {
    return async (req, res) => {
      const { key, ...params } = paramsOf(req);
      const call = callOf(req, res, key);
      const entry = loggedCall(call, params, this.store.now());
      this.log.add(call.account, entry);
      res.once('close', () => {
        entry.status = res.writableFinished ? res.statusCode : null;
      });

      if (route.access === 'secret' && call.access === 'publishable') throw secretKeyRequired();
      const release = this.keysInUse.take(call);
      try {
        const fault = takeFault(this.store, this.store.account(call.account), call.method, call.path);
        entry.fault = fault?.kind ?? null;
        if (!(await meetFault(fault, res))) return;

        const answer = this.answer(route, call, params);
        await this.store.durable();
        entry.replayed = answer.replayOf !== null;
        if (fault?.kind === 'fail_after') res.socket?.resetAndDestroy();
        else send(res, call, answer);
      } finally {
        release();
      }
    };
  }

  private answer(route: ApiRoute, call: ApiCall, params: Params): Answer {
    const account = this.store.account(call.account);
    const fingerprint = fingerprintOf(call, params);
    const kept = this.store.change(account, (work) => cachedResponse(work, call, fingerprint));
    if (kept !== undefined) return { status: kept.status, body: kept.body, replayOf: kept.requestId };

    const operation = route.prepare(params, call);
    const keep = (work: UnitOfWork, result: object): Answer => {
      const { idempotencyKey: id, path, requestId } = call;
      const answer = answerOf(call, result);
      if (id !== null) work.put('answers', { id, at: work.now, path, requestId, fingerprint, ...answer });
      return { ...answer, replayOf: null };
    };
    try {
      return this.store.change(account, (work) => keep(work, operation(work)), call);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return this.store.change(account, (work) => keep(work, error), call);
    }
  }
}

/** A GET sends its parameters in the URL, a POST in the body. */
function paramsOf(req: Request): Params {
  const params: unknown = req.method === 'GET' ? req.query : req.body;
  return typeof params === 'object' && params !== null ? { ...params } : {};
}

function callOf(req: Request, res: Response, key: unknown): ApiCall {
  const requestId = objectId('req');
  res.setHeader('Request-Id', requestId);
  const version = req.get('stripe-version');
  if (version !== undefined) res.setHeader('Stripe-Version', version);
  const { method, path } = req;
  const id = String(req.params.id ?? '');
  const idempotencyKey = method === 'POST' ? (req.get('idempotency-key') ?? null) : null;
  return { ...readCaller(req, key), method, path, id, requestId, idempotencyKey };
}

function answerOf({ access }: ApiCall, result: object): { status: number; body: object } {
  const status = result instanceof StripeRefusal ? result.status : 200;
  const body = result instanceof StripeRefusal ? { error: result.fields } : result;
  return { status, body: access === 'publishable' ? forBrowser(body) : body };
}

function send(res: Response, { idempotencyKey }: ApiCall, { status, body, replayOf }: Answer): void {
  if (idempotencyKey !== null) res.setHeader('Idempotency-Key', idempotencyKey);
  if (replayOf !== null) res.setHeader('Idempotent-Replayed', 'true').setHeader('Original-Request', replayOf);
  res.status(status).json(body);
}

/** The half of a fault that comes before the work. Returns whether the work may still be done. */
async function meetFault(fault: Fault | undefined, res: Response): Promise<boolean> {
  if (fault?.kind === 'fail') throw serverTrouble(fault.status);
  if (fault?.kind === 'reset') {
    res.socket?.resetAndDestroy();
    return false;
  }
  if (fault?.kind === 'hang') {
    // Until the caller gives up, or the server closes.
    await new Promise((resolve) => res.once('close', resolve));
    return false;
  }
  if (fault?.kind === 'delay') await pause(fault.ms);
  return true;
}
