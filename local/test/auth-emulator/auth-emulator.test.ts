import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { authEmulatorService } from '../../src/auth-emulator/auth-emulator.service.js';
import { IdentityToolkit } from '../../src/clients/identity-toolkit.js';
import { builtFile } from '../../src/config/package-root.js';
import { freePorts } from '../../src/config/ports.js';
import { PROJECT_ID } from '../../src/config/shop-env.js';
import { Guardian } from '../../src/process/guardian.js';
import type { NodeService } from '../../src/process/node-service.js';
import { buildLocal } from '../support/built.js';
import { aFolder, removeFolders } from '../support/folders.js';
import { until } from '../support/waiting.js';

jest.setTimeout(60_000);

let guardian: Guardian;
const started: NodeService[] = [];

beforeAll(() => {
  buildLocal();
  guardian = new Guardian();
});
const stopAll = async () => {
  for (const emulator of started.splice(0)) await emulator.stop();
};
afterAll(async () => {
  await guardian.dismiss();
  removeFolders();
});

interface Emulator {
  service: NodeService;
  host: string;
  admin: IdentityToolkit;
  /** The REST call that a browser makes. */
  post: (method: string, body: object) => Promise<Record<string, string>>;
}

async function anEmulator(folder: string): Promise<Emulator> {
  const [port = 0] = await freePorts(1);
  const accountsDir = join(folder, 'auth');
  const service = authEmulatorService({
    port,
    accountsDir,
    homeDir: folder,
    logFile: join(folder, 'auth.log'),
    register: guardian,
  });
  started.push(service);
  await service.start();
  const host = `127.0.0.1:${port}`;
  const post = async (method: string, body: object) => {
    const response = await fetch(
      `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    return (await response.json()) as Record<string, string>;
  };
  return { service, host, admin: new IdentityToolkit(`http://${host}`, PROJECT_ID), post };
}

const refresh = async (host: string, refreshToken: string) => {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const url = `http://${host}/securetoken.googleapis.com/v1/token?key=any`;
  const response = await fetch(url, { method: 'POST', body });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, string> & { error?: object },
  };
};

const authTime = (idToken: string): number =>
  JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()).auth_time;

function savedAccounts(folder: string): string {
  const path = join(folder, 'auth', 'accounts.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

const anna = { email: 'anna@example.com', password: 'secret123' };

describe('across a restart', () => {
  afterEach(stopAll);

  test('accounts, passwords, sessions and verified emails survive kill -9', async () => {
    const folder = aFolder();
    const first = await anEmulator(folder);
    const { localId, idToken, refreshToken } = await first.post('signUp', {
      ...anna,
      displayName: 'Anna',
      returnSecureToken: true,
    });
    await first.post('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: idToken! });
    // What sign-up has changed is saved before the link changes more.
    await until('the account is on disk', () => savedAccounts(folder).includes(localId!));
    const [mail] = await first.admin.oobCodes();
    expect((await fetch(mail!.oobLink)).status).toBe(200);
    await until('that is on disk', () => savedAccounts(folder).includes('"emailVerified": true'));
    const [before] = await first.admin.accounts();
    first.service.process?.signal('SIGKILL');
    await first.service.process?.exited;

    const second = await anEmulator(folder);
    expect(await second.admin.accounts()).toMatchObject([
      {
        localId,
        email: anna.email,
        displayName: 'Anna',
        emailVerified: true,
        validSince: before!.validSince,
      },
    ]);
    expect(await second.post('signInWithPassword', anna)).toMatchObject({ localId });
    expect(await second.post('signInWithPassword', { ...anna, password: 'wrong-one' })).toMatchObject({
      error: { message: 'INVALID_PASSWORD' },
    });
    expect(await refresh(second.host, refreshToken!)).toMatchObject({ status: 200 });
  });

  test('a deleted account stays deleted after a restart', async () => {
    const folder = aFolder();
    const first = await anEmulator(folder);
    const { idToken } = await first.post('signUp', anna);
    await first.post('delete', { idToken });
    await first.service.stop();
    expect(await (await anEmulator(folder)).admin.accounts()).toEqual([]);
  });
});

describe('two copies side by side', () => {
  let one: Emulator;
  let other: Emulator;
  beforeAll(async () => {
    [one, other] = await Promise.all([anEmulator(aFolder()), anEmulator(aFolder())]);
  });
  afterAll(stopAll);

  test('share no accounts', async () => {
    await one.post('signUp', anna);
    expect(await one.admin.accounts()).toHaveLength(1);
    expect(await other.admin.accounts()).toEqual([]);
  });

  test('the real firebase-admin verifies its tokens', async () => {
    const ben = { email: 'ben@example.com', password: 'secret123' };
    const { idToken, localId } = await one.post('signUp', ben);
    process.env.FIREBASE_AUTH_EMULATOR_HOST = one.host;
    const app = initializeApp({ projectId: PROJECT_ID }, 'emulator-test');
    expect(await getAuth(app).verifyIdToken(idToken!, true)).toMatchObject({
      uid: localId,
      email: ben.email,
    });
    await deleteApp(app);
  });

  test('a session keeps its start time and is not renewed once that is too long ago', async () => {
    const eva = { email: 'eva@example.com', password: 'secret123' };
    const { localId, idToken, refreshToken } = await one.post('signUp', eva);
    const began = authTime(idToken!);
    await until('a second has passed', () => Date.now() >= (began + 1) * 1000);
    const later = await one.post('signInWithPassword', { ...eva, returnSecureToken: true });

    const renewed = await refresh(one.host, refreshToken!);
    expect([authTime(renewed.body.id_token!), authTime(later.idToken!) > began]).toEqual([began, true]);

    await one.admin.updateAccount({ localId: localId!, validSince: String(began + 1) });
    expect((await refresh(one.host, renewed.body.refresh_token!)).body.error).toMatchObject({
      message: 'TOKEN_EXPIRED',
    });
    expect(await refresh(one.host, later.refreshToken!)).toMatchObject({ status: 200 });
  });

  test('calls are still validated, although the validators are compiled late', async () => {
    expect(await one.post('signUp', { email: { not: 'a string' } })).toMatchObject({ error: { code: 400 } });
  });
});

test('no validator is compiled before the first call, because that takes ten seconds', () => {
  const script = `
    import { createRequire } from 'node:module';
    import { createEmulatorApp } from ${JSON.stringify(pathToFileURL(builtFile('auth-emulator/emulator-app.js')).href)};
    const local = createRequire(${JSON.stringify(builtFile('start.js'))});
    const exegesis = createRequire(createRequire(local.resolve('firebase-tools')).resolve('exegesis'));
    let compiled = 0;
    const { prototype } = exegesis('ajv/dist/core').default;
    const { compile } = prototype;
    prototype.compile = function (...args) { compiled += 1; return compile.apply(this, args); };
    await createEmulatorApp('demo-axle');
    console.log(compiled);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect({ compiled: stdout.trim(), stderr }).toEqual({ compiled: '0', stderr: '' });
});

test('the first token of an account is valid even when a second passes while it is created', () => {
  const script = `
    import { once } from 'node:events';
    import { createServer } from 'node:http';
    import { createEmulatorApp } from ${JSON.stringify(pathToFileURL(builtFile('auth-emulator/emulator-app.js')).href)};
    const server = createServer(await createEmulatorApp('demo-axle')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const call = async (method, body, headers = {}) => {
      const url = 'http://127.0.0.1:' + server.address().port + '/identitytoolkit.googleapis.com/v1/' + method + '?key=any';
      const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
      return (await fetch(url, init)).json();
    };
    const RealDate = Date;
    let readings = 0;
    globalThis.Date = class extends RealDate {
      constructor(...args) {
        super(...(args.length ? args : [RealDate.now() + 1000 * readings++]));
      }
    };
    const { idToken, localId } = await call('accounts:signUp', ${JSON.stringify({ email: 'anna@example.com', password: 'secret123' })});
    globalThis.Date = RealDate;
    const { users } = await call('projects/demo-axle/accounts:lookup', { localId: [localId] }, { authorization: 'Bearer owner' });
    const { auth_time } = JSON.parse(Buffer.from(idToken.split('.')[1], 'base64url'));
    console.log(readings > 1, Number(users[0].validSince) <= auth_time);
    process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect({ stdout: stdout.trim(), stderr }).toEqual({ stdout: 'true true', stderr: '' });
});

test('a port in use stops the start with the reason', async () => {
  const somebody = createServer().listen(0, '127.0.0.1');
  await once(somebody, 'listening');
  const { port } = somebody.address() as { port: number };
  const folder = aFolder();
  const service = authEmulatorService({
    port,
    homeDir: folder,
    logFile: join(folder, 'auth.log'),
    register: guardian,
  });
  await expect(service.start()).rejects.toThrow(/Auth emulator ended right after its start[^]*EADDRINUSE/);
  somebody.close();
});

test('a mailed link that verifies the address removes an earlier password, and a later one stays', async () => {
  const { admin, post } = await anEmulator(aFolder());
  const [email, password] = ['jonas@example.com', 'secret123'];
  const openLink = async () => {
    await post('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: 'http://localhost/' });
    const { oobCode } = (await admin.oobCodes()).at(-1)!;
    return post('signInWithEmailLink', { email, oobCode });
  };
  const { localId } = await post('signUp', { email, password });

  expect(await openLink()).toMatchObject({ localId, email });
  expect(await post('signInWithPassword', { email, password })).toHaveProperty('error');

  await post('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const { oobCode } = (await admin.oobCodes()).at(-1)!;
  await post('resetPassword', { oobCode, newPassword: password });
  await openLink();
  expect(await post('signInWithPassword', { email, password })).toMatchObject({ localId });
  await stopAll();
});
