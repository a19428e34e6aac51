import { type DestinationStream, type Logger, pino } from 'pino';

import { currentRequestId } from '../shared/active-request.js';
import { describeError } from './describe-error.js';

/** Names under which a value is never written, should a line carry one by mistake. */
const PRIVATE_FIELDS = [
  'address',
  'authorization',
  'body',
  'clientSecret',
  'client_secret',
  'cookie',
  'email',
  'headers',
  'idToken',
  'parameters',
  'password',
  'phone',
  'token',
];

/**
 * The shop's log: one JSON line an event, with its level by name, its time in UTC, and the id of the request that it belongs to. Errors are described by what is
 * known to tell nothing private (`describe-error.ts`); private names are hidden whatever they hold.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: PRIVATE_FIELDS, censor: '[hidden]' },
    serializers: { err: describeError },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
