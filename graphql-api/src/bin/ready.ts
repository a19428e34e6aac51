import 'reflect-metadata';

import { BadEnvironment, readEnv } from '../config/env.js';
import { smtpMailerOf } from '../create-mailer.js';
import { createReadiness } from '../create-readiness.js';
import { createDataSource } from '../db/data-source.js';
import { type ReadinessCheck, ReadinessState } from '../features/shop/readiness/readiness.types.js';

const MISSING = 1;
const MISUSED = 2;

const USAGE = `Usage:
  npm run ready
  npm run ready -- --mail you@example.com`;

const MARKS: Record<ReadinessState, string> = {
  [ReadinessState.GOOD]: '✓',
  [ReadinessState.MISSING]: '✗',
  [ReadinessState.UNKNOWN]: '?',
};

/**
 * `node dist/bundle/ready.js`: what is still missing before the shop opens, from the environment of the shop. Ends with 0 only when
 * nothing is missing; what can't be checked is listed, and counts as neither. `--mail <address>` sends a test mail first.
 */
async function ready(args: string[]): Promise<number> {
  const [option, to, ...more] = args;
  if (option !== undefined && (option !== '--mail' || !to?.includes('@') || more.length > 0)) {
    console.error(USAGE);
    return MISUSED;
  }
  const env = readEnv(process.env);
  const mailer = smtpMailerOf(env);
  let mailMissing = false;
  if (to !== undefined) {
    const failure = await sendTestMail(mailer, to);
    mailMissing = failure !== undefined;
    print(
      'Test mail',
      mailMissing ? ReadinessState.MISSING : ReadinessState.GOOD,
      failure ?? `Sent to ${to}: look whether it is there.`,
    );
  }
  const database = createDataSource({ url: env.DATABASE_URL, poolSize: 4 });
  const checks = await createReadiness(env, database).ask();
  for (const check of checks) printCheck(check);
  const count = (state: ReadinessState) => checks.filter((check) => check.state === state).length;
  const missing = count(ReadinessState.MISSING) + (mailMissing ? 1 : 0);
  console.log(
    `\n${count(ReadinessState.GOOD)} good, ${missing} missing, ${count(ReadinessState.UNKNOWN)} unknown`,
  );
  return missing === 0 ? 0 : MISSING;
}

/** Error message; undefined once the server has accepted the mail. */
async function sendTestMail(
  mailer: ReturnType<typeof smtpMailerOf>,
  to: string,
): Promise<string | undefined> {
  if (!mailer) return 'SMTP_URL is not set.';
  try {
    await mailer.send({
      messageId: `ready.${Date.now()}@axle.invalid`,
      to,
      subject: 'Test mail of your shop',
      text: 'Your shop can send mails.',
      html: '<p>Your shop can send mails.</p>',
      pictures: [],
    });
    return undefined;
  } catch {
    return 'The mail server did not take it: the line “Mail” says more.';
  }
}

const AREAS: Record<ReadinessCheck['area'], string> = {
  DATABASE: 'Database',
  BACKUPS: 'Backups',
  CARS: 'Cars',
  PARTS: 'Parts',
  PICTURES: 'Pictures',
  STRIPE: 'Stripe',
  SIGN_IN: 'Sign-in',
  MAIL: 'Mail',
  ADDRESS: 'Address',
  ADMIN: 'Admin',
  FIRST_ORDER: 'First order',
};

function printCheck({ area, state, message: text, steps, copy }: ReadinessCheck): void {
  print(AREAS[area], state, text);
  for (const line of [...steps, ...copy]) console.log(`               ${line}`);
}

function print(area: string, state: ReadinessState, text: string): void {
  console.log(`${MARKS[state]} ${area.padEnd(12)} ${text}`);
}

try {
  process.exitCode = await ready(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadEnvironment)) throw error;
  print('Environment', ReadinessState.MISSING, error.message);
  process.exitCode = MISSING;
}
// The time of an unresponsive provider is up: its connection must not delay the exit. Pipes get time to flush.
setTimeout(() => process.exit(), 200).unref();
