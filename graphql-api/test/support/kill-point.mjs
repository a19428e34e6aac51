/**
 * Preloaded into a shop process (`node --import`), which knows nothing of it: once armed by SIGUSR2, the process kills
 * itself at the point that KILL_AT names. `createIntent:before`, `findIntent:after` …: around a call to the payment
 * provider; `send:before`, `send:after`: around a mail that is sent; `commit:before`, `commit:after:2`: around the first, the second commit of a transaction from then on; `query:before:40`:
 * the same of statements; `advance:after:2`: of those that note how far an import has come.
 */
import { StripeGateway } from '../../dist/adapters/stripe-gateway.js';
import { SmtpMailer } from '../../dist/adapters/smtp-mailer.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

const [method, side, nth = '1'] = (process.env.KILL_AT ?? '').split(':');
const OF_RUNNER = { advance: 'query', commit: 'commitTransaction', query: 'query' };
const [owner, name] =
  method in OF_RUNNER
    ? [PostgresQueryRunner.prototype, OF_RUNNER[method]]
    : [method === 'send' ? SmtpMailer.prototype : StripeGateway.prototype, method];
const real = owner[name];

let armed = false;
process.on('SIGUSR2', () => {
  armed = true;
  left = Number(nth);
  console.log('armed');
});

let left = 0;
const counts = ([text]) => method !== 'advance' || text.startsWith('UPDATE file_import SET stage');
const die = () => {
  process.kill(process.pid, 'SIGKILL');
  // The signal is on its way; nothing more may happen until it is here.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

owner[name] = async function (...args) {
  const last = armed && counts(args) && --left === 0;
  if (last && side === 'before') die();
  const result = await real.apply(this, args);
  if (last && side === 'after') die();
  return result;
};
