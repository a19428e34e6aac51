import { createServer, type RequestListener } from 'node:http';

/** Listens where `startReference` looks for this process, and ends with it. */
export function beReference(listener: RequestListener): void {
  createServer(listener).listen(port(), '127.0.0.1', ready);
}

export const port = (): number => Number(process.env.PORT);

export function ready(): void {
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}
