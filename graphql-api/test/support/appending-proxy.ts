import { once } from 'node:events';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that adds its caller's address to `X-Forwarded-For`, as nginx and Caddy do; `break` changes bodies on the way. */
export class AppendingProxy {
  breaksBodies = false;

  private constructor(
    private readonly server: Server,
    target: string,
  ) {
    server.on('request', (incoming, response) => {
      const { remoteAddress = '' } = incoming.socket;
      const forwarded = [incoming.headers['x-forwarded-for'], remoteAddress].filter(Boolean).join(', ');
      const headers = { ...incoming.headers, 'x-forwarded-for': forwarded, 'transfer-encoding': 'chunked' };
      delete (headers as Record<string, unknown>)['content-length'];
      const outgoing = send(new URL(incoming.url ?? '', target), { method: incoming.method, headers });
      outgoing.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      void incoming.toArray().then((chunks: Buffer[]) => {
        outgoing.end(Buffer.concat(this.breaksBodies ? [...chunks, Buffer.from('\n')] : chunks));
      });
    });
  }

  static async before(target: string): Promise<AppendingProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new AppendingProxy(server, target);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
