#!/usr/bin/env node
import { join } from 'node:path';
import { createPaymentsApp } from './create-payments-app.js';

/** The payments sandbox alone: `PAYMENTS_PORT` (12111), `DATA_DIR` (`.data`). */
const port = Number(process.env.PAYMENTS_PORT ?? 12111);
const dataDir = process.env.DATA_DIR ?? '.data';

const { app, close } = createPaymentsApp({ stateFile: join(dataDir, 'payments.journal') });
const server = app.listen(port, '127.0.0.1', (error) => {
  if (error) throw error;
  const address = server.address();
  if (typeof address === 'object')
    console.log(`payments sandbox on http://127.0.0.1:${address?.port ?? port}`);
});
// Longer than a client's idle pool, so that a kept connection is not closed under a request.
server.keepAliveTimeout = 75_000;

function stop(): void {
  server.close(() => void close());
  // Nothing waits for calls that an injected fault keeps hanging.
  server.closeAllConnections();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
