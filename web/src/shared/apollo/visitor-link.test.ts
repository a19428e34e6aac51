/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloClient, HttpLink, InMemoryCache, type DocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { trustedDocuments } from '#shared/gql/trusted-documents.generated';
import { operationName } from './operation-name';
import { visitorLink } from './visitor-link';

const root = join(__dirname, '../..');

/** The documents of all hooks, by the names of their operations. */
function allDocuments(): Map<string, DocumentNode> {
  const modules = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.generated.ts') && !path.includes('gql') && !path.includes('testing'))
    .map((path) => jest.requireActual<Record<string, unknown>>(join(root, path)));
  const documents = modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('Document'))
    .map(([, document]) => document as DocumentNode);
  return new Map(documents.map((document) => [operationName(document), document]));
}

/** A client whose requests are answered by `answer`, and its requests. */
function aClient(answer: (request: Request) => object) {
  const asked: Request[] = [];
  const fetch = (url: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(url as string, 'http://shop.test'), init);
    asked.push(request);
    return Promise.resolve(Response.json(answer(request)));
  };
  const link = visitorLink().concat(new HttpLink({ uri: '/graphql', fetch }));
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), asked };
}

const newestParts = () => {
  const document = allDocuments().get('NewestParts');
  if (!document) throw new Error('NewestParts is gone');
  return document;
};

test('each hash matches the text the client sends', () => {
  const documents = allDocuments();
  const cache = new InMemoryCache();
  const hashes = Object.keys(trustedDocuments).map((name) => {
    const document = documents.get(name);
    const text = document ? print(cache.transformDocument(document)) : '';
    return [name, createHash('sha256').update(text).digest('hex')];
  });

  expect(Object.fromEntries(hashes)).toEqual(trustedDocuments);
  expect(hashes.length).toBeGreaterThan(5);
});

test('the list contains no query that needs a sign-in or depends on the user', () => {
  expect(Object.keys(trustedDocuments)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Me|MyOrders|Admin|NewestReviews|Overview/)]),
  );
});

test('a visitor sends GET with the hash, without the text', async () => {
  const { client, asked } = aClient(() => ({ data: { parts: null } }));

  await client.query({ query: newestParts() }).catch(() => undefined);

  const address = new URL(asked[0]?.url ?? '');
  expect(asked[0]?.method).toBe('GET');
  expect(address.searchParams.get('query')).toBeNull();
  expect(address.searchParams.get('extensions')).toContain(trustedDocuments.NewestParts);
});

test('an API that does not know the hash gets the text, and at once from then on', async () => {
  const { client, asked } = aClient(({ method }) =>
    method === 'GET'
      ? { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }
      : { data: { parts: null } },
  );
  const ask = () => client.query({ query: newestParts(), fetchPolicy: 'network-only' });

  expect((await ask()).data).toEqual({ parts: null });
  await ask();

  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  expect(await asked[1]?.json()).toMatchObject({
    query: expect.stringContaining('query NewestParts') as string,
  });
});
