/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { asCurl, asTypeScript } from './copied-call';
import { type ShownOperation, withoutTokens } from './shown-operation';

const SHOP = 'http://localhost:4000';
const TOKEN = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJhIn0', 'c2ln'].join('.');

const operation = (changes: Partial<ShownOperation> = {}): ShownOperation => ({
  name: 'Shelf',
  query: 'query Shelf($search: String) { parts(filter: { search: $search }) { totalCount } }',
  variables: { search: `driver's "disc" $HOME \`id\`` },
  as: 'visitor',
  ...changes,
});

/** The words that a shell would hand to curl. */
function wordsOf(command: string, env: Record<string, string> = {}): string[] {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${command}`;
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1);
}

test('the copied curl command sends what the page sent, with any values', () => {
  const asked = operation();
  const words = wordsOf(asCurl(asked, SHOP));

  expect(words.slice(0, 4)).toEqual(['-s', `${SHOP}/graphql`, '-H', 'Content-Type: application/json']);
  expect(JSON.parse(words.at(-1) ?? '')).toEqual({
    operationName: 'Shelf',
    query: asked.query,
    variables: asked.variables,
  });
});

test('the curl command of a signed-in caller uses a variable for the token and says how to get one', () => {
  const command = asCurl(operation({ as: 'admin' }), SHOP);

  expect(command).toContain('# As an admin. $TOKEN is an access token: recipe 3 of docs/api.md gets one.');
  expect(wordsOf(command, { TOKEN: 'mine' })).toContain('Authorization: Bearer mine');
});

test('tokens, passwords and link codes are not copied but replaced with variables', () => {
  const variables = withoutTokens({
    idToken: TOKEN,
    password: 'secret123',
    input: { oobCode: 'x', note: 'n' },
  });
  expect(variables).toEqual({
    idToken: '$ID_TOKEN',
    password: '$PASSWORD',
    input: { oobCode: '$OOB_CODE', note: 'n' },
  });

  const words = wordsOf(asCurl(operation({ variables }), SHOP), { ID_TOKEN: 'mine' });
  expect(JSON.parse(words.at(-1) ?? '')).toMatchObject({ variables: { idToken: 'mine' } });
});

test('the copied TypeScript sends the same', async () => {
  const asked = operation({
    as: 'customer',
    query: 'query Odd { parts(filter: { search: "`${1}\\\\" }) { totalCount } }',
  });
  const source = asTypeScript(asked, SHOP);
  expect(source).toContain('// As a customer. `token` is an access token');

  const sent: [string, RequestInit][] = [];
  const fetch = (address: string, init: RequestInit) => {
    sent.push([address, init]);
    return Promise.resolve({ json: () => ({ data: 'answer' }) });
  };
  const data: unknown = await runInNewContext(`(async () => { ${source}\nreturn data; })()`, {
    fetch,
    token: 'mine',
  });

  expect(data).toBe('answer');
  const [[address, init] = ['', {}]] = sent;
  expect(address).toBe(`${SHOP}/graphql`);
  expect(init.headers).toMatchObject({ Authorization: 'Bearer mine' });
  const body = JSON.parse(init.body as string) as { query: string; variables: unknown };
  expect([body.query.trim(), body.variables]).toEqual([asked.query, asked.variables]);
});
