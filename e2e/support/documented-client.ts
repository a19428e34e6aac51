import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

import type { ShopAddress } from './shop-address.js';

const FOLDER = join(__dirname, '../documented-client');
const FILES = ['index.html', 'client.js', 'bring-tokens.js', 'local-shop.js'];
/** Firebase's modules for pages without a bundler, which ask its own host for one another. */
const PACKAGES = join(__dirname, '../../node_modules');
const FIREBASE_FILES = ['firebase-app.js', 'firebase-auth.js'];
const FIREBASE_HOST = /https:\/\/www\.gstatic\.com\/firebasejs\/[\d.]+\//g;
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** A host of its own for the small client: another origin than the shop's, and another site as well. */
export class DocumentedClient {
  private shop: ShopAddress | undefined;

  private constructor(
    private readonly server: Server,
    private readonly firebase: string,
  ) {}

  /**
   * Starts before the shop does, which has to know the origin. `firebase` is the package whose Firebase it loads: the
   * newest, or the oldest that the recipe works with.
   */
  static async host(firebase: 'firebase' | 'firebase-9' = 'firebase'): Promise<DocumentedClient> {
    const client = new DocumentedClient(createServer(), firebase);
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

  /** Points it at this shop, where its files name the one of `npm start`. */
  settleFor(shop: ShopAddress): void {
    this.shop = shop;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async read(path: string): Promise<[status: number, type: string, body: string]> {
    const file = path === '/' ? 'index.html' : path.slice(1);
    if (FIREBASE_FILES.includes(file)) {
      const code = await readFile(join(PACKAGES, this.firebase, file), 'utf8');
      return [200, 'text/javascript', code.replaceAll(FIREBASE_HOST, './')];
    }
    if (!FILES.includes(file)) return [404, 'text/plain', 'nothing here'];
    return [
      200,
      TYPES[extname(file)] ?? 'text/plain',
      this.pointed(await readFile(join(FOLDER, file), 'utf8')),
    ];
  }

  private pointed(text: string): string {
    const { url = '', authUrl = '' } = this.shop ?? {};
    return text.replaceAll('http://localhost:4000', url).replaceAll('http://127.0.0.1:9099', authUrl);
  }
}
