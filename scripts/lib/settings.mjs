import { resolve } from 'node:path';
import { Refusal } from './refusal.mjs';
import { root } from './root.mjs';

/**
 * Reads the variables of the start-up interface (docs/operations.md) and which real services the user brings along.
 * Runs before anything is installed. Throws one Refusal that names every wrong variable.
 * `local/src/config/settings.ts` says what each of them means to the supervisor.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function readSettings(env, { dev = false } = {}) {
  const problems = [];
  const port = (name, fallback) => {
    const text = env[name] || String(fallback);
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < 1 || value > 65535)
      problems.push(`${name} must be a port number from 1 to 65535, not "${text}"`);
    return value;
  };
  const oneOf = (name, allowed, fallback) => {
    const text = env[name] || fallback;
    if (!allowed.includes(text)) problems.push(`${name} must be ${allowed.join(' or ')}, not "${text}"`);
    return text;
  };

  const settings = {
    port: port('PORT', 4000),
    postgresPort: port('POSTGRES_PORT', 54329),
    authPort: port('AUTH_PORT', 9099),
    paymentsPort: port('PAYMENTS_PORT', 12111),
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    demoData: oneOf('DEMO_DATA', ['0', '1'], '1') === '1',
    databaseUrl: env.DATABASE_URL || undefined,
    realStripe: Boolean(env.STRIPE_SECRET_KEY),
    realFirebase: Boolean(env.FIREBASE_PROJECT_ID) && !env.FIREBASE_PROJECT_ID.startsWith('demo-'),
    realSmtp: Boolean(env.SMTP_URL),
  };
  problems.push(...clashes(portsOf(settings, { dev })));
  if (problems.length > 0) throw new Refusal(`${problems.join(';\n')}.`);
  return settings;
}

/** The ports this run will open, each with the variable that moves it and who listens there. */
export function portsOf(settings, { dev = false } = {}) {
  return [
    { variable: 'PORT', port: settings.port, owner: 'the shop' },
    dev && { variable: 'PORT + 1', port: settings.port + 1, owner: 'the API behind the dev server' },
    !settings.databaseUrl && { variable: 'POSTGRES_PORT', port: settings.postgresPort, owner: 'Postgres' },
    !settings.realFirebase && { variable: 'AUTH_PORT', port: settings.authPort, owner: 'the Auth emulator' },
    !(settings.realFirebase && settings.realStripe) && {
      variable: 'PAYMENTS_PORT',
      port: settings.paymentsPort,
      owner: 'the payments sandbox',
    },
  ].filter(Boolean);
}

const clashes = (ports) =>
  ports.flatMap((one, index) =>
    ports
      .slice(index + 1)
      .filter(({ port }) => port === one.port)
      .map(
        (other) =>
          `${one.owner} (${one.variable}) and ${other.owner} (${other.variable}) would both have port ${one.port}; give them different ones`,
      ),
  );
