import { type Logger, pino } from 'pino';

import { scrubText } from '../telemetry/scrub-text.js';
import type { EndedRequest, EndListener } from './watch-requests.js';

/** Balancers and watchdogs ask these all day long; only their failures are worth a line. */
const POLLED_ALL_DAY = new Set(['/healthz', '/readyz']);
const MAX_PATH = 200;
/** Marks of what a path must not show; without them it is logged as it is. */
const SUSPECT = /[@+%]|eyJ|_secret_|sk_|rk_|whsec_/;

/** What pino keeps of a log (`pino.symbols`): where its lines go, and what each begins with. */
interface Inside {
  readonly [pino.symbols.streamSym]: { write(line: string): void };
  readonly [pino.symbols.chindingsSym]: string;
}

/**
 * One line a request at `info`: when it is answered or aborted. No headers, no bodies, no query, and no one's name: who did
 * what is in the audit log, where admins may read it.
 */
export function requestLog(log: Logger): EndListener {
  const inside = log as unknown as Inside;
  return (request) => {
    const isQuiet = request.status === 200 && POLLED_ALL_DAY.has(request.route ?? '');
    const level = isQuiet ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    const head = `{"level":"${level}","time":"${new Date().toISOString()}"${inside[pino.symbols.chindingsSym]}`;
    inside[pino.symbols.streamSym].write(`${head}${fieldsOf(request)},"msg":"${outcome(request)}"}\n`);
  };
}

// Manually: an answer from memory takes little longer than pino needs for a line (ADR 029).
function fieldsOf(request: EndedRequest): string {
  const { id, method, operation, status, ms, bytes, caller, cached, traceId } = request;
  let line = `,"requestId":"${id}","method":"${method}","path":${JSON.stringify(pathOf(request))}`;
  if (operation !== undefined) line += `,"operation":"${operation}"`;
  if (status !== undefined) line += `,"status":${status}`;
  line += `,"ms":${Math.round(ms * 10) / 10},"bytes":${bytes}`;
  if (caller !== undefined) line += `,"caller":"${caller}"`;
  if (cached) line += ',"cached":true';
  if (traceId !== undefined) line += `,"traceId":"${traceId}"`;
  return line;
}

function pathOf({ path }: EndedRequest): string {
  const bounded = path.slice(0, MAX_PATH);
  return SUSPECT.test(bounded) ? scrubText(bounded) : bounded;
}

function outcome({ status, complete }: EndedRequest): string {
  if (!complete || status === undefined) return 'request aborted';
  return status < 500 ? 'request completed' : 'request errored';
}
