/** Texts no response may contain: a stack, a local path, a unit of SQL, a table's name, a library's messages. */
const SECRETS: readonly [what: string, pattern: RegExp][] = [
  ['a stack', /\bat (?:[\w.<>[\] ]+ \()?(?:file:|node:|\/)|stacktrace|"stack"/],
  ['a path', /node_modules|graphql-api\/|\/(?:home|root|usr|work|tmp)\//],
  ['SQL', /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*\b(?:FROM|VALUES|SET|WHERE)\b|\bsyntax error\b/],
  ['a table', /shop_user|shop_order|stock_movement|payment_attempt|audit_log|idempotency_key|rate_limit\b/],
  [
    'a library',
    /QueryFailedError|TypeORM|driverError|pg_|\bTypeError\b|\bRangeError\b|SyntaxError|<!DOCTYPE/,
  ],
];

/**
 * Problems of a response to any caller: empty for a good one. A refusal is good; a fault (5xx,
 * INTERNAL) and anything that reveals internals are not.
 */
export function faultsOfAnswer(status: number, text: string): string[] {
  const faults = SECRETS.filter(([, pattern]) => pattern.test(text)).map(([what]) => `shows ${what}`);
  if (status >= 500) faults.push(`answers ${status}`);
  if (/"code":"(?:INTERNAL|SERVICE_UNAVAILABLE)/.test(text)) faults.push('is a fault inside');
  return faults;
}
