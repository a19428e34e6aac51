import { request } from 'node:http';

import type { Call } from '../load/load-job.js';
import { type ShopProcess, startShop } from '../programs/shop.js';
import type { KnownAnswer } from '../references/known-answer.js';
import { type Reference, startReference } from '../references/reference.js';
import type { ServerName } from '../works/row.js';

const CACHE_MB = 64;

/** The servers of a run, each started when a row first asks for it. */
export class Servers {
  private readonly references = new Map<string, Promise<Reference>>();
  private readonly shops = new Map<string, Promise<ShopProcess>>();

  constructor(private readonly databaseUrl: string) {}

  /** The address of a server. */
  async get(name: ServerName): Promise<{ url: string; pid: number }> {
    return name === 'warm' || name === 'cold' ? this.shop(name) : this.reference(SCRIPTS[name]);
  }

  async shop(name: 'warm' | 'cold'): Promise<ShopProcess> {
    return entry(this.shops, name, () => startShop(this.databaseUrl, name === 'warm' ? CACHE_MB : 0));
  }

  /** Has the memory server answer these calls as the shop does now. */
  async teachMemory(calls: readonly Call[]): Promise<void> {
    const { url } = await this.shop('warm');
    const answers: KnownAnswer[] = [];
    for (const call of calls) answers.push(await answerTo(url, call));
    await (await this.reference('memory')).tell(answers);
  }

  async stop(): Promise<void> {
    for (const reference of this.references.values()) (await reference).stop();
    for (const shop of this.shops.values()) await (await shop).stop();
  }

  private async reference(script: string): Promise<Reference> {
    return entry(this.references, script, () => startReference(script, this.databaseUrl));
  }
}

const SCRIPTS = { memory: 'memory', pg: 'node-pg', apollo: 'apollo' } as const;

function entry<T>(map: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

/** Headers of one connection or response; node writes its own. */
const OF_ONE_ANSWER = /^(connection|keep-alive|date|transfer-encoding|content-length|x-request-id)$/i;

/** The bytes of a response as received, still compressed. */
function answerTo(url: string, { method, path, headers, body }: Call): Promise<KnownAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode !== 200) {
          reject(new Error(`${method} ${path} answers ${response.statusCode ?? 'nothing'}`));
          return;
        }
        const bytes = Buffer.concat(chunks);
        const known = Object.entries(response.headersDistinct).filter(([name]) => !OF_ONE_ANSWER.test(name));
        resolve({
          key: method === 'GET' ? path : (body ?? ''),
          headers: [
            ...known.flatMap(([name, values = []]) => values.flatMap((value) => [name, value])),
            'content-length',
            String(bytes.length),
          ],
          body: bytes.toString('base64'),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
