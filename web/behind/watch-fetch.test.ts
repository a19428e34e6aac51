import { OperationLog } from './operation-log';
import { watchFetch } from './watch-fetch';

const TIMING =
  'total;dur=12.0, db;dur=4.5;desc="3", cost;desc="45", cache;desc="hit", request;desc="c0ffee00-1"';

/** A document whose shop answers as `answer` says; what was sent is noted in the log. */
function aDocument(answer: () => Promise<Response>) {
  const send = jest.fn(answer);
  window.fetch = send;
  const log = new OperationLog();
  watchFetch(log);
  return { log, send };
}

const aResponse = (body: object, headers: Record<string, string> = {}) => Response.json(body, { headers });

test("a query by hash is recorded with its values and the server's timing", async () => {
  const response = aResponse({ data: {} }, { 'Server-Timing': TIMING });
  const { log, send } = aDocument(() => Promise.resolve(response));
  const asked = new URLSearchParams({
    operationName: 'CatalogueList',
    variables: '{"page":2}',
    extensions: '{}',
  });

  expect(await window.fetch(`/graphql?${asked.toString()}`)).toBe(response);

  expect(send).toHaveBeenCalledTimes(1);
  expect(log.read()).toEqual([
    expect.objectContaining({
      name: 'CatalogueList',
      kind: 'query',
      query: undefined,
      variables: { page: 2 },
      page: '/',
      state: 'answered',
      errors: [],
      ms: expect.any(Number) as number,
      timing: { requestId: 'c0ffee00-1', cached: true, statements: 3, cost: 45 },
    }),
  ]);
});

test('a refused mutation is recorded with its code', async () => {
  const { log } = aDocument(() =>
    Promise.resolve(aResponse({ errors: [{ extensions: { code: 'HOLD_LIMIT' } }] })),
  );
  const query = 'mutation PlaceOrder { placeOrder { id } }';
  await window.fetch('/graphql', {
    method: 'POST',
    body: JSON.stringify({ operationName: 'PlaceOrder', query, variables: {} }),
  });

  expect(log.read()).toMatchObject([
    { name: 'PlaceOrder', kind: 'mutation', query, errors: ['HOLD_LIMIT'], timing: null },
  ]);
});

test('an unanswered request still fails for the page, and is recorded', async () => {
  const { log } = aDocument(() => Promise.reject(new TypeError('no line')));

  await expect(window.fetch('/graphql?operationName=Me')).rejects.toThrow('no line');

  expect(log.read()).toMatchObject([{ name: 'Me', state: 'failed' }]);
});

test('a response is recorded before the page gets it and can abort the request', async () => {
  const controller = new AbortController();
  const body = new ReadableStream({
    start(stream) {
      controller.signal.addEventListener('abort', () => {
        stream.error(new Error('aborted'));
      });
      setTimeout(() => {
        if (controller.signal.aborted) return;
        stream.enqueue(new TextEncoder().encode('{"data":{}}'));
        stream.close();
      });
    },
  });
  const { log } = aDocument(() => Promise.resolve(new Response(body)));

  await window.fetch('/graphql?operationName=Me');
  controller.abort();

  expect(log.read()).toMatchObject([{ name: 'Me', state: 'answered' }]);
});

test('other requests are not recorded', async () => {
  const { log } = aDocument(() => Promise.resolve(aResponse({})));

  await window.fetch('/config.json');
  await window.fetch('https://elsewhere.test/graphql');

  expect(log.read()).toEqual([]);
});
