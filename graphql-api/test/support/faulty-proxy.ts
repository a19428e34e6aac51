import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

type Mood = 'RESET' | 'SERVE' | 'SILENT';

/** Sits in front of one server, or several in turn, and forwards everything, until a fault is switched on. */
export class FaultyProxy {
  private readonly pairs = new Set<readonly Socket[]>();
  /** Neither end of these is notified of the other's state. */
  private silent = new WeakSet<readonly Socket[]>();
  private targets: readonly { host: string; port: number }[];
  /** A client of an unresponsive address keeps retrying, as TCP does. */
  private readonly unanswered = new Set<Socket>();
  private mood: Mood = 'SERVE';
  private latency = (): number => 0;
  private turn = 0;
  /** Number of connections received. */
  connections = 0;
  private readonly server = createServer((client) => {
    this.connections += 1;
    this.accept(client);
  });

  private constructor(hostsAndPorts: readonly string[]) {
    this.targets = targetsOf(hostsAndPorts);
  }

  static async before(...hostsAndPorts: string[]): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(hostsAndPorts);
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Stops responding on any connection: a black hole. */
  fallSilent(): void {
    this.mood = 'SILENT';
    for (const pair of this.pairs) {
      this.silent.add(pair);
      for (const socket of pair) socket.unpipe().pause();
    }
  }

  /** Resets every connection, those that are open and those that come. */
  reset(): void {
    this.mood = 'RESET';
    for (const socket of [...this.pairs].flat()) socket.resetAndDestroy();
  }

  /** Delays everything by so many milliseconds each way. */
  delay(latency: () => number): void {
    this.latency = latency;
  }

  /** Serves again. Unresponsive connections are cut, as a network that recovers does sooner or later. */
  repair(): void {
    if (this.mood !== 'SERVE') this.cutAll();
    this.mood = 'SERVE';
    this.latency = () => 0;
  }

  /** Serves from another server, also new connections of the meantime. Earlier ones stay, even if unresponsive. */
  moveTo(hostAndPort: string): void {
    this.targets = targetsOf([hostAndPort]);
    this.mood = 'SERVE';
    for (const client of this.unanswered) if (!client.destroyed) this.accept(client);
    this.unanswered.clear();
  }

  async close(): Promise<void> {
    this.cutAll();
    this.server.close();
    await once(this.server, 'close');
  }

  private cutAll(): void {
    this.silent = new WeakSet();
    this.unanswered.clear();
    for (const socket of [...this.pairs].flat()) socket.destroy();
  }

  private accept(client: Socket): void {
    if (this.mood === 'RESET') {
      client.on('error', () => undefined).resetAndDestroy();
      return;
    }
    if (this.mood === 'SILENT') {
      const pair = [client];
      this.silent.add(pair);
      this.unanswered.add(client);
      this.keep(pair);
      return;
    }
    const server = connect(this.targets[this.turn++ % this.targets.length] ?? { port: 0 });
    this.keep([client, server]);
    client.pipe(this.late()).pipe(server);
    server.pipe(this.late()).pipe(client);
  }

  private late(): Transform {
    return new Transform({
      transform: (chunk, _encoding, done) => {
        const ms = this.latency();
        if (ms > 0) setTimeout(done, ms, null, chunk);
        else done(null, chunk);
      },
    });
  }

  /** Registers both ends of a connection: they end together. */
  private keep(pair: readonly Socket[]): void {
    this.pairs.add(pair);
    for (const socket of pair) {
      // A client that hangs up on silence hangs up hard.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (this.silent.has(pair)) return;
        this.pairs.delete(pair);
        for (const end of pair) end.destroy();
      });
    }
  }
}

const targetsOf = (hostsAndPorts: readonly string[]) =>
  hostsAndPorts.map((hostAndPort) => {
    const { hostname, port } = new URL(`http://${hostAndPort}`);
    return { host: hostname, port: Number(port) };
  });
