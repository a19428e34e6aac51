import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

import type { ShopAddress } from './shop-address.js';

const FOLDER = join(__dirname, '../documented-client');
const FILES = ['index.html', 'client.js', 'bring-tokens.js'];
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** A host of its own for the small client: another origin than the shop's, and another site as well. */
export class DocumentedClient {
  private settings = '{}';

  private constructor(private readonly server: Server) {}

  /** Starts before the shop does, which has to know the origin. */
  static async host(): Promise<DocumentedClient> {
    const client = new DocumentedClient(createServer());
    client.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const path = new URL(request.url ?? '/', client.origin).pathname;
      void client.read(path).then(([status, type, body]) => {
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
      });
    });
    await new Promise<void>((resolve, reject) => {
      client.server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    return client;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Builds the addresses and the publishable key in, as a real client has them. */
  async settleFor(shop: ShopAddress): Promise<void> {
    const config = (await (await fetch(`${shop.url}/config.json`)).json()) as {
      stripe: { scriptUrl: string; publishableKey: string };
    };
    this.settings = JSON.stringify({
      shop: shop.url,
      auth: shop.authUrl,
      stripeScript: config.stripe.scriptUrl,
      stripeKey: config.stripe.publishableKey,
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async read(path: string): Promise<[status: number, type: string, body: string]> {
    if (path === '/settings.json') return [200, 'application/json', this.settings];
    const file = path === '/' ? 'index.html' : path.slice(1);
    if (!FILES.includes(file)) return [404, 'text/plain', 'nothing here'];
    return [200, TYPES[extname(file)] ?? 'text/plain', await readFile(join(FOLDER, file), 'utf8')];
  }
}
