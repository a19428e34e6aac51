import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { authLink, type TokenSource } from './auth-link';

const query = gql`
  query Who {
    who
  }
`;

const refusal = { errors: [{ message: 'Please log in.', extensions: { code: 'UNAUTHENTICATED' } }] };

/** An API that accepts one token, and what was sent to it. */
function anApi(accepted: string, tokens: TokenSource) {
  const sent: (string | undefined)[] = [];
  const api = new ApolloLink((operation) => {
    const { headers } = operation.getContext() as { headers?: Record<string, string> };
    sent.push(headers?.authorization);
    const result = headers?.authorization === `Bearer ${accepted}` ? { data: { who: 'Jonas' } } : refusal;
    return new Observable((observer) => {
      observer.next(result);
      observer.complete();
    });
  });
  const client = new ApolloClient({ link: authLink(tokens).concat(api), cache: new InMemoryCache() });
  return { client, sent };
}

const tokens = (current: string | null, renewed: string | null): TokenSource & { renew: jest.Mock } => ({
  current: () => Promise.resolve(current),
  renew: jest.fn(() => Promise.resolve(renewed)),
  forbidden: jest.fn(),
});

test('a request carries the token', async () => {
  const { client, sent } = anApi('good', tokens('good', null));
  expect((await client.query({ query })).data).toEqual({ who: 'Jonas' });
  expect(sent).toEqual(['Bearer good']);
});

test('a refused token is renewed and the operation repeated once', async () => {
  const source = tokens('old', 'new');
  const { client, sent } = anApi('new', source);
  expect((await client.query({ query })).data).toEqual({ who: 'Jonas' });
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
  expect(source.renew).toHaveBeenCalledTimes(1);
});

test('a refused renewed token is not renewed again', async () => {
  const source = tokens('old', 'new');
  const { client, sent } = anApi('neither', source);
  await expect(client.query({ query })).rejects.toThrow('Please log in.');
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
});

test('without a new token the operation is refused', async () => {
  const { client, sent } = anApi('new', tokens('old', null));
  await expect(client.query({ query })).rejects.toThrow('Please log in.');
  expect(sent).toEqual(['Bearer old']);
});

test('a visitor is refused without a renewal', async () => {
  const source = tokens(null, 'new');
  const { client, sent } = anApi('new', source);
  await expect(client.query({ query })).rejects.toThrow('Please log in.');
  expect(sent).toEqual([undefined]);
  expect(source.renew).not.toHaveBeenCalled();
});

test('the sign-in is sent without a token', async () => {
  const { client, sent } = anApi('good', tokens('good', null));
  await expect(client.query({ query, context: { withoutToken: true } })).rejects.toThrow('Please log in.');
  expect(sent).toEqual([undefined]);
});
