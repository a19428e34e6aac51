import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before a server and hands everything on, until it is told to accept and stay silent. */
export class SilenceableProxy {
  private readonly sockets = new Set<Socket>();
  private silent = false;
  /** How many have come. */
  connections = 0;
  private readonly server = createServer((client) => {
    this.connections += 1;
    this.keep(client);
    if (this.silent) return;
    const server = connect(this.target);
    this.keep(server);
    client.pipe(server).pipe(client);
  });

  private constructor(private readonly target: { host: string; port: number }) {}

  static async before(hostAndPort: string): Promise<SilenceableProxy> {
    const { hostname, port } = new URL(`http://${hostAndPort}`);
    const proxy = new SilenceableProxy({ host: hostname, port: Number(port) });
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on nothing is answered, on no connection. */
  fallSilent(): void {
    this.silent = true;
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    // Whoever hangs up on silence hangs up hard.
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }
}
