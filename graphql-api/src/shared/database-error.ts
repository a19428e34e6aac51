import { QueryFailedError } from 'typeorm';

import { BadInput, Conflict, ServiceUnavailable, ShopError, Unauthenticated } from './shop-error.js';
import { sqlState } from './transaction.js';

/** invalid byte sequence, text representation, number or time out of range: the caller's value, not our fault. */
const BAD_VALUES = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);
/** check and unique violations. */
const BROKEN_RULES = new Set(['23514', '23505']);
const FOREIGN_KEY_VIOLATION = '23503';
/** query canceled, lock timeout, shutdown, disk full, too many connections, read-only. */
const BUSY = new Set([
  '57014',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '25006',
  '40001',
  '40P01',
]);
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);
/** node-postgres and TypeORM have no codes for these; their messages are part of their behavior. */
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query runner already released|Query read timeout/;

/** The refusal that a database error amounts to; undefined when it is our fault. */
export function refusalForDatabaseError(error: unknown): ShopError | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const state = sqlState(error) ?? (cause as { code?: string } | null)?.code ?? '';
  if (BAD_VALUES.has(state)) return new BadInput('A value has the wrong form.');
  if (state === FOREIGN_KEY_VIOLATION && isOfAccount(cause)) return new Unauthenticated();
  if (state === FOREIGN_KEY_VIOLATION && isOfPicture(cause))
    return new BadInput('A picture is no longer there. Upload it again.', { field: 'image' });
  if (constraintOf(cause) === 'part_kept_for_import')
    return new Conflict(
      'A file that is just being applied or undone says something of this. Try again once it is done.',
    );
  if (BROKEN_RULES.has(state)) return new Conflict(undefined, { cause: error });
  if (BUSY.has(state) || state.startsWith('08') || NETWORK.has(state)) {
    return new ServiceUnavailable(undefined, { cause: error });
  }
  if (cause instanceof Error && CONNECTION_LOST.test(cause.message)) {
    return new ServiceUnavailable(undefined, { cause: error });
  }
  return undefined;
}

const constraintOf = (violation: unknown) => (violation as { constraint?: string }).constraint;

/** A part names an uploaded picture that was removed, or never was (ADR 050). */
const isOfPicture = (violation: unknown) => constraintOf(violation) === 'picture_use_picture_fkey';

/** The account of the caller was deleted since the request began (ADR 047). */
const isOfAccount = (violation: unknown) => constraintOf(violation)?.endsWith('_user_uid_fkey') === true;
