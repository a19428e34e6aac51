import type { Logger } from 'pino';

import { scrubText } from '../telemetry/scrub-text.js';
import type { EndedRequest, EndListener } from './watch-requests.js';

/** Balancers and watchdogs ask these all day long; what they say is worth a line when it is bad. */
const ASKED_ALL_DAY = new Set(['/healthz', '/readyz']);
const MAX_PATH = 200;
/** Signs of what a path must not show; without them it is written as it is. */
const SUSPECT = /[@+%]|eyJ|_secret_|sk_|rk_|whsec_/;

/**
 * One line a request at `info`: when it is answered or given up. No headers, no bodies, no query, and nobody's name: who did
 * what is in the audit log, where admins may read it.
 */
export function requestLog(log: Logger): EndListener {
  return (request) => {
    const { id, method, path, route, operation, status, complete, ms, bytes, caller, kept, traceId } =
      request;
    const quiet = status === 200 && route !== undefined && ASKED_ALL_DAY.has(route);
    const level = quiet ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    log[level](
      {
        requestId: id,
        method,
        path: SUSPECT.test(path) ? scrubText(path.slice(0, MAX_PATH)) : path.slice(0, MAX_PATH),
        operation,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes,
        caller,
        kept,
        traceId,
      },
      outcome(status, complete),
    );
  };
}

function outcome(status: EndedRequest['status'], complete: boolean): string {
  if (!complete || status === undefined) return 'request aborted';
  return status < 500 ? 'request completed' : 'request errored';
}
