import { connect } from 'node:net';
import { type Sandbox, startSandbox, TestAccount } from './support/start-sandbox.js';

describe('malformed calls', () => {
  let sandbox: Sandbox;
  let account: TestAccount;

  beforeAll(async () => {
    sandbox = await startSandbox();
    account = new TestAccount(sandbox);
  });
  afterAll(() => sandbox.close());

  const form = 'application/x-www-form-urlencoded';
  const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
    fetch(sandbox.url + path, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${account.secretKey}`, 'content-type': form, ...headers },
    });

  test.each<[string, string | Buffer, Record<string, string>, number]>([
    ['JSON', '{"amount":500}', { 'content-type': 'application/json' }, 400],
    ['a megabyte', `metadata[a]=${'x'.repeat(1_000_000)}`, {}, 413],
    ['two thousand parameters', Array.from({ length: 2_000 }, (_, n) => `p${n}=1`).join('&'), {}, 413],
    ['a false gzip', 'amount=500', { 'content-encoding': 'gzip' }, 400],
    ['an unknown encoding', 'amount=500', { 'content-encoding': 'lzma' }, 415],
    ['an unknown character set', 'amount=500', { 'content-type': `${form}; charset=klingon` }, 415],
    ['nesting without end', `metadata${'[a]'.repeat(200)}=1`, {}, 400],
    ['bad escapes', 'amount=%E0%A4%A&currency=usd', {}, 400],
    ['bad UTF-8', Buffer.from([0x61, 0x3d, 0xff, 0xfe]), {}, 400],
    ['an amount twice', 'amount=500&amount=600&currency=usd', {}, 400],
    ['an amount as a hash', 'amount[x]=500&currency=usd', {}, 400],
    ['a prototype', '__proto__[status]=succeeded&constructor[x]=1&amount=500&currency=usd', {}, 400],
    ['metadata as a text', 'amount=500&currency=usd&metadata=x', {}, 400],
    ['too much metadata', `amount=500&currency=usd&metadata[a]=${'x'.repeat(501)}`, {}, 400],
    ['a number of 30 digits', `amount=${'9'.repeat(30)}&currency=usd`, {}, 400],
    ['nothing', '', {}, 400],
  ])("%s is refused in Stripe's shape", async (_name, body, headers, status) => {
    const response = await post('/v1/payment_intents', body, headers);
    const text = await response.text();
    expect(response.status).toBe(status);
    expect((JSON.parse(text) as { error: object }).error).toMatchObject({
      type: 'invalid_request_error',
      message: expect.any(String) as string,
    });
    expect(text).not.toMatch(/\bat \w+|node_modules|\.[jt]s:\d/);
  });

  test.each([
    '/v1/payment_intents/%00',
    '/v1/payment_intents/%E0%A4%A',
    '/v1/payment_intents/..%2f..',
    '/v1/nonsense',
  ])("GET %s is refused in Stripe's shape", async (path) => {
    const response = await fetch(sandbox.url + path, {
      headers: { authorization: `Bearer ${account.secretKey}` },
    });
    expect([400, 404]).toContain(response.status);
    expect(((await response.json()) as { error: object }).error).toMatchObject({
      type: 'invalid_request_error',
    });
  });

  test.each([
    ['/sandbox/faults', '{"kind":"explode"}'],
    ['/sandbox/faults', '{'],
    ['/sandbox/faults', '[]'],
    ['/sandbox/faults', '{"kind":"fail","status":200}'],
  ])('POST %s with %s is refused', async (path, body) => {
    const response = await post(path, body, { 'content-type': 'application/json' });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/node_modules|\.[jt]s:\d/);
  });

  test('a connection stays open for the next call', async () => {
    const socket = connect(sandbox.port, '127.0.0.1');
    const call = `GET /v1/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${account.secretKey}\r\n\r\n`;
    const answers = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString('utf8');
        if (text.split('HTTP/1.1 200 OK').length === 3) resolve(text);
        else socket.write(call);
      });
    });
    socket.write(call);
    expect(await answers).toContain('"object":"list"');
    socket.destroy();
  });

  test('other paths are passed to the next handler', async () => {
    const response = await fetch(`${sandbox.url}/inbox`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Cannot GET /inbox');
  });
});
