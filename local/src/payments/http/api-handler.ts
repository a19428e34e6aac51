import { setTimeout as pause } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { fingerprintOf, keepAnswer, keptAnswer, KeysInUse } from '../idempotency/idempotency.service.js';
import { forBrowser } from '../payment-intent/publishable-intent.js';
import { takeFault } from '../sandbox/faults.js';
import type { Fault } from '../sandbox/switches.record.js';
import { objectId } from '../state/object-id.js';
import type { SandboxStore } from '../state/sandbox.store.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import { readCaller, secretKeyRequired } from './api-key.js';
import type { ApiCall, ApiRoute, Operation } from './api-route.js';
import { expand } from './expand.js';
import { FormParams } from './form-params.js';
import type { RequestLog } from './request-log.js';
import { serverTrouble, StripeRefusal } from './stripe-refusal.js';

interface Answer {
  status: number;
  body: unknown;
  /** Id of the first request, when this is its answer once more. */
  replayOf: string | null;
}

/**
 * Turns routes into Express handlers. A call meets, in this order: its key, its idempotency key, an injected fault,
 * the kept answer or the operation, the disk, the second half of a fault. It ends in Stripe's shape whatever happens.
 */
export class ApiHandler {
  private readonly keysInUse = new KeysInUse();

  constructor(
    private readonly store: SandboxStore,
    private readonly log: RequestLog,
  ) {}

  handle(route: ApiRoute): RequestHandler {
    return async (req, res) => {
      const params = paramsOf(req);
      const call = this.callOf(req, res, params);
      const { key: _key, ...sent } = params;
      const entry = this.log.open(call, sent, this.store.now());
      res.once('close', () => {
        entry.status = res.writableFinished ? res.statusCode : null;
      });

      if (route.access === 'secret' && call.access === 'publishable') throw secretKeyRequired();
      const release = this.keysInUse.take(call);
      try {
        const fault = takeFault(this.store, this.store.account(call.account), call.method, call.path);
        entry.fault = fault?.kind ?? null;
        if (!(await meetFault(fault, res))) return;

        const answer = this.answer(route, call, sent);
        await this.store.durable();
        entry.replayed = answer.replayOf !== null;
        if (fault?.kind === 'fail_after') res.socket?.resetAndDestroy();
        else send(res, call, answer);
      } finally {
        release();
      }
    };
  }

  private callOf(req: Request, res: Response, params: Record<string, unknown>): ApiCall {
    const requestId = objectId('req');
    res.setHeader('Request-Id', requestId);
    const version = req.headers['stripe-version'];
    if (typeof version === 'string') res.setHeader('Stripe-Version', version);
    const { id } = req.params;
    const idempotencyKey = req.method === 'POST' ? (req.get('idempotency-key') ?? null) : null;
    const { method, path } = req;
    return {
      ...readCaller(req, params),
      method,
      path,
      id: typeof id === 'string' ? id : '',
      requestId,
      idempotencyKey,
    };
  }

  private answer(route: ApiRoute, call: ApiCall, sent: Record<string, unknown>): Answer {
    const account = this.store.account(call.account);
    const fingerprint = fingerprintOf(call, sent);
    const kept = this.store.change(account, call, (work) => keptAnswer(work, call, fingerprint));
    if (kept !== undefined) return { status: kept.status, body: kept.body, replayOf: kept.requestId };

    const operation = prepare(route, call, sent);
    const keep = (work: UnitOfWork, { status, body }: Answer) => {
      keepAnswer(work, call, { fingerprint, status, body });
    };
    try {
      return this.store.change(account, call, (work) => {
        const answer = answerOf(call, operation(work));
        keep(work, answer);
        return answer;
      });
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const answer = answerOf(call, error);
      this.store.change(account, call, (work) => {
        keep(work, answer);
      });
      return answer;
    }
  }
}

/** A GET sends its parameters in the URL, a POST in the body. */
function paramsOf(req: Request): Record<string, unknown> {
  const params: unknown = req.method === 'GET' ? req.query : req.body;
  return typeof params === 'object' && params !== null ? { ...params } : {};
}

function prepare(route: ApiRoute, call: ApiCall, sent: Record<string, unknown>): Operation {
  const params = new FormParams(sent);
  const paths = params.texts('expand') ?? [];
  const operation = route.prepare(params, call);
  params.refuseUnknown();
  return (work) => {
    const result = operation(work);
    return result instanceof StripeRefusal ? result : expand(work, result, paths);
  };
}

function answerOf({ access }: ApiCall, result: object): Answer {
  const status = result instanceof StripeRefusal ? result.status : 200;
  const body = result instanceof StripeRefusal ? { error: result.fields } : result;
  return { status, body: access === 'publishable' ? forBrowser(body) : body, replayOf: null };
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
