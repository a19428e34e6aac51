/** Sends load in a process of its own: a LoadJob comes as a message, its LoadResult goes back. */
import autocannon, { type Client, type Request } from 'autocannon';

import type { Call, LoadJob, LoadResult } from './load-job.js';

const ID = '[<id>]';
const ERRORS = '"errors":[';

process.on('message', (job: LoadJob) => void send(job).then((result) => process.send?.(result)));
process.on('disconnect', () => process.exit());

async function send({ url, calls, connections, seconds, readable }: LoadJob): Promise<LoadResult> {
  const times: number[] = [];
  const shares = sharesOf(calls, connections);
  let opened = 0;
  const options: autocannon.Options = {
    url,
    connections,
    duration: seconds,
    requests: shares[0],
    setupClient: (client: Client) => client.setRequests(shares[opened++ % shares.length] ?? []),
    ...(readable && { verifyBody: (body) => body?.includes(ERRORS) === false }),
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error: Error | null, done) => {
      if (error) reject(error);
      else resolve(done);
    });
    instance.on('response', (_client, status, _bytes, time) => {
      if (status >= 200 && status < 300) times.push(time);
    });
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return {
    answers: result['2xx'],
    seconds: result.duration,
    p50: at(0.5),
    p95: at(0.95),
    max: at(1),
    bytes: result.throughput.total / Math.max(1, result.requests.total),
    failures: result.non2xx + result.errors + result.timeouts + result.mismatches,
  };
}

function sharesOf(calls: readonly Call[], connections: number): Request[][] {
  const shares = Array.from({ length: Math.min(connections, calls.length) }, (): Request[] => []);
  calls.forEach((call, at) => shares[at % shares.length]?.push(requestOf(call)));
  return shares;
}

let ids = 0;

function requestOf({ body, headers, ...call }: Call): Request {
  const request = { ...call, headers: { ...headers }, body };
  if (!body?.includes(ID)) return request;
  return {
    ...request,
    setupRequest: (next) => ({ ...next, body: body.replace(ID, `bench-${process.pid}-${ids++}`) }),
  };
}
