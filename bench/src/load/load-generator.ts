import { fork } from 'node:child_process';
import { join } from 'node:path';

import { killedOnExit } from '../programs/cleanup.js';
import { nextMessage } from '../programs/message.js';
import type { LoadJob, LoadResult } from './load-job.js';

/** Sends load from a process of its own, one job at a time. */
export class LoadGenerator {
  private readonly child = killedOnExit(fork(join(import.meta.dirname, 'load.process.js')));

  async send(job: LoadJob): Promise<LoadResult> {
    const answered = nextMessage<LoadResult>(this.child);
    this.child.send(job);
    return answered;
  }

  stop(): void {
    this.child.disconnect();
  }
}
