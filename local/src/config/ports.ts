import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Different free ports, below the range from which systems hand out ports for outgoing connections. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening').then(
      () => ports.add(port),
      () => undefined,
    );
    server.close();
  }
  return [...ports];
}
