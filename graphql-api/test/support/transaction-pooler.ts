import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The messages of Postgres that matter here, by their first byte. */
const READY = 'Z'.charCodeAt(0);
const NOTIFICATION = 'A'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const OUTSIDE_A_TRANSACTION = 'I'.charCodeAt(0);

interface ServerConnection {
  readonly socket: Socket;
  /** The client whose transaction it runs; undefined while it is idle. */
  client: PooledClient | undefined;
}

interface PooledClient {
  readonly socket: Socket;
  server: ServerConnection | undefined;
  /** Clients that wait for a server connection. */
  waiting: Buffer[];
}

/**
 * A pooler in transaction mode, as PgBouncer before 1.21: each transaction runs on the server connection that became idle
 * last, prepared statements stay behind on it, and notices that reach an idle one are lost. Each client brings one server
 * connection, on which it signs in itself.
 */
export class TransactionPooler {
  private readonly idle: ServerConnection[] = [];
  private readonly clients: PooledClient[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly database: URL,
  ) {
    server.on('connection', (socket) => this.accept(socket));
  }

  static async before(databaseUrl: string): Promise<TransactionPooler> {
    const server = createServer();
    const pooler = new TransactionPooler(server, new URL(databaseUrl));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return pooler;
  }

  get url(): string {
    const url = new URL(this.database);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private accept(socket: Socket): void {
    const upstream = connect(Number(this.database.port), this.database.hostname);
    const server: ServerConnection = { socket: upstream, client: undefined };
    const client: PooledClient = { socket, server, waiting: [] };
    server.client = client;
    this.clients.push(client);
    for (const one of [socket, upstream]) {
      this.sockets.add(one);
      one.on('error', () => one.destroy());
    }
    socket.on('data', (bytes: Buffer) => {
      if (bytes[0] === TERMINATE) socket.end();
      else if (client.server) client.server.socket.write(bytes);
      else {
        client.waiting.push(bytes);
        this.assign();
      }
    });
    let unread = Buffer.alloc(0);
    upstream.on('data', (bytes: Buffer) => {
      unread = Buffer.concat([unread, bytes]);
      while (unread.length >= 5 && unread.length > unread.readUInt32BE(1)) {
        const message = unread.subarray(0, 1 + unread.readUInt32BE(1));
        unread = unread.subarray(message.length);
        this.forward(server, message);
      }
    });
  }

  private forward(server: ServerConnection, message: Buffer): void {
    const { client } = server;
    if (!client) {
      if (message[0] !== NOTIFICATION) throw new Error('an idle server connection answered');
      return;
    }
    client.socket.write(message);
    if (message[0] !== READY || message[5] !== OUTSIDE_A_TRANSACTION) return;
    [client.server, server.client] = [undefined, undefined];
    this.idle.push(server);
    this.assign();
  }

  private assign(): void {
    for (const client of this.clients) {
      if (client.server || client.waiting.length === 0) continue;
      const server = this.idle.pop();
      if (!server) return;
      [client.server, server.client] = [server, client];
      server.socket.write(Buffer.concat(client.waiting.splice(0)));
    }
  }
}
