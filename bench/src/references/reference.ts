import { fork } from 'node:child_process';
import { join } from 'node:path';

import { killedOnExit } from '../programs/cleanup.js';
import { freePorts } from '../programs/free-ports.js';
import { nextMessage } from '../programs/message.js';

export interface Reference {
  readonly url: string;
  readonly pid: number;
  /** Sends a message and waits until it is received. */
  tell(message: unknown): Promise<void>;
  stop(): void;
}

/** Starts a bare server to compare with: `<name>.process.ts` next to this file. */
export async function startReference(name: string, databaseUrl: string): Promise<Reference> {
  const [port = 0] = await freePorts(1);
  const child = killedOnExit(
    fork(join(import.meta.dirname, `${name}.process.js`), {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: databaseUrl },
    }),
  );
  await nextMessage(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async tell(message) {
      const taken = nextMessage(child);
      child.send(message as object);
      await taken;
    },
    stop() {
      child.disconnect();
    },
  };
}
