import { join } from 'node:path';
import type { Settings } from '../../src/config/settings.js';
import { projectRoot } from '../support/built.js';
import { withScript } from '../support/script-module.js';

const read = (env: Record<string, string>) =>
  withScript('settings.mjs', 'console.log(JSON.stringify(m.readSettings(process.env)))', env);

const settings = async (env: Record<string, string>) => JSON.parse((await read(env)).output) as Settings;

test('without variables the documented defaults apply', async () => {
  expect(await settings({})).toEqual({
    port: 4000,
    postgresPort: 54329,
    authPort: 9099,
    paymentsPort: 12111,
    dataDir: join(projectRoot, '.data'),
    demoData: true,
    realStripe: false,
    realFirebase: false,
    realSmtp: false,
  });
});

test('a variable that is set but empty counts as unset', async () => {
  expect(await settings({ PORT: '', DATABASE_URL: '', DATA_DIR: '' })).toEqual(await settings({}));
});

test('all wrong variables are reported at once', async () => {
  const { code, output } = await read({ PORT: '80a', AUTH_PORT: '70000', DEMO_DATA: 'yes' });
  expect(code).toBe(1);
  expect(output).toBe(
    'PORT must be a port number from 1 to 65535, not "80a";\n' +
      'AUTH_PORT must be a port number from 1 to 65535, not "70000";\n' +
      'DEMO_DATA must be 0 or 1, not "yes".',
  );
});

test('two servers on one port are reported before anything starts', async () => {
  expect((await read({ PORT: '9099' })).output).toBe(
    'the shop (PORT) and the Auth emulator (AUTH_PORT) would both have port 9099; give them different ones.',
  );
});

test("real services replace local ones, whose ports then don't matter", async () => {
  const real = {
    DATABASE_URL: 'postgres://db/axle',
    STRIPE_SECRET_KEY: 'sk_live_1',
    FIREBASE_PROJECT_ID: 'axle-prod',
    SMTP_URL: 'smtp://mail.example',
  };
  expect(
    await settings({ ...real, POSTGRES_PORT: '4000', AUTH_PORT: '4000', PAYMENTS_PORT: '4000' }),
  ).toMatchObject({
    databaseUrl: 'postgres://db/axle',
    realStripe: true,
    realFirebase: true,
    realSmtp: true,
  });
});

test('a Firebase demo project still uses the emulator', async () => {
  expect((await settings({ FIREBASE_PROJECT_ID: 'demo-axle' })).realFirebase).toBe(false);
});

test('an argument of the command is refused with a hint to variables', async () => {
  const { code, output } = await withScript(
    'start.mjs',
    `await m.start(['--port', '5000'])`,
    // A start that went on would end here.
    { PORT: 'none' },
  );
  expect(code).toBe(1);
  expect(output).toContain(
    '"--port 5000" means nothing to this command. Ports and the data folder are variables: PORT=5000',
  );
});
