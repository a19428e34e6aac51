import { Agent, request } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** Of all that browsers take, what every client takes. */
const ENCODING = 'gzip';

/** One connection, as a browser keeps it; `fetch` would add its own streams to each figure. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Has a shop answer a query of a visitor, compressed as for a browser, and answers the bytes as they come. Throws unless it is a 200. */
export function askGraphql(url: string, query: string): Promise<Buffer> {
  const body = JSON.stringify({ query });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'accept-encoding': ENCODING,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/graphql`, { agent, method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${response.statusCode ?? 0} for ${query}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What a shop answers, as text. Throws for a refusal. */
export async function readGraphql(url: string, query: string): Promise<string> {
  const answer = await askGraphql(url, query);
  // Short ones are not compressed.
  const text = (answer[0] === 0x7b ? answer : await promisify(gunzip)(answer)).toString();
  if (text.includes('"errors":[')) throw new Error(`${query}: ${text}`);
  return text;
}
