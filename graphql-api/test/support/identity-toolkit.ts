import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response of a Firebase project: status and body. */
export type Reply = readonly [status: number, body: object];

/**
 * Firebase as the readiness checks see it, for answers that the Auth emulator never gives: its project has every way to sign in switched
 * on and says of none. Shapes: https://docs.cloud.google.com/identity-platform/docs/reference/rest.
 */
export class IdentityToolkit {
  /** Replies by the end of the path; any other path gets 404. */
  readonly replies: Record<string, Reply> = {
    'accounts:batchGet': [200, { users: [] }],
    '/v1/projects': [200, { projectId: '1', authorizedDomains: ['localhost', 'shop.example.com'] }],
    '/config': [200, { signIn: { email: { enabled: true } } }],
    'accounts:signInWithPassword': [400, { error: { message: 'INVALID_LOGIN_CREDENTIALS' } }],
    'defaultSupportedIdpConfigs/google.com': [200, { enabled: true }],
  };

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://firebase');
      const [, [status, body] = [404, {}]] =
        Object.entries(this.replies).find(([end]) => pathname.endsWith(end)) ?? [];
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  }

  static async open(): Promise<IdentityToolkit> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new IdentityToolkit(server);
  }

  /** Value of FIREBASE_AUTH_EMULATOR_HOST, which both the SDK and the shop follow. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
