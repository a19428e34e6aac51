import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { setLine } from '#testing/line';
import { retryLink } from './retry-link';

const query = gql`
  query Shelf {
    shelf
  }
`;
const found = { data: { shelf: 'Brakes' } };
const refusedAs = (code: string) => ({ errors: [{ message: 'No.', extensions: { code } }] });
const unavailable = refusedAs('SERVICE_UNAVAILABLE');

/** An API that gives these responses in turn, the last forever; `lost`: none at all. */
function anApi(...answers: (ApolloLink.Result | 'lost' | Error)[]) {
  const asked: number[] = [];
  const api = new ApolloLink(
    () =>
      new Observable((observer) => {
        const answer = answers[Math.min(asked.length, answers.length - 1)];
        asked.push(Date.now());
        if (answer instanceof Error) observer.error(answer);
        else if (answer !== 'lost') {
          observer.next(answer ?? found);
          observer.complete();
        }
      }),
  );
  const client = new ApolloClient({ link: retryLink().concat(api), cache: new InMemoryCache() });
  return { ask: () => client.query({ query }).then(({ data }) => data), asked };
}

const passMinutes = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * 60_000);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  setLine(true);
  jest.useRealTimers();
});

test.each([
  ['says that it cannot now', unavailable],
  ['cannot be reached', new TypeError('Failed to fetch')],
  ['never answers', 'lost' as const],
])('a request to a server that %s is retried until it succeeds', async (_case, refusal) => {
  const { ask, asked } = anApi(refusal, refusal, found);
  const answer = ask();
  await passMinutes(1);

  expect(await answer).toEqual(found.data);
  expect(asked).toHaveLength(3);
});

test('retry intervals grow and differ between browsers', async () => {
  const { ask, asked } = anApi(unavailable);
  const answer = ask().catch(() => 'given up');
  await passMinutes(3);

  const pauses = asked.slice(1).map((moment, index) => moment - asked[index]!);
  const expected = [1, 2, 4, 8, 15, 15, 15].map((seconds) => seconds * 1000);
  expect(pauses).toHaveLength(expected.length);
  pauses.forEach((pause, index) => {
    expect(pause).toBeGreaterThanOrEqual(expected[index]! * 0.5);
    expect(pause).toBeLessThanOrEqual(expected[index]! * 1.5);
  });
  expect(new Set(pauses.map((pause, index) => pause / expected[index]!)).size).toBeGreaterThan(1);
  expect(await answer).toBe('given up');
});

test('a permanent refusal is reported at once', async () => {
  const { ask, asked } = anApi(refusedAs('BAD_INPUT'));

  await expect(ask()).rejects.toThrow('No.');
  expect(asked).toHaveLength(1);
});

test('being offline is reported at once', async () => {
  setLine(false);
  const { ask, asked } = anApi(new TypeError('Failed to fetch'));

  await expect(ask()).rejects.toThrow('Failed to fetch');
  expect(asked).toHaveLength(1);
});

test('a canceled request is not retried', async () => {
  const { asked } = anApi(unavailable);
  const link = retryLink().concat(
    new ApolloLink(() => {
      asked.push(Date.now());
      return new Observable((observer) => observer.next(unavailable));
    }),
  );
  const waiting = ApolloLink.execute(
    link,
    { query },
    { client: new ApolloClient({ link, cache: new InMemoryCache() }) },
  );
  waiting.subscribe().unsubscribe();
  await passMinutes(2);

  expect(asked).toHaveLength(1);
});
