import { type FSWatcher, watch } from 'node:fs';
import type { ManagedProcess } from '../process/managed-process.js';
import type { Service } from '../process/service.js';

/** Editors write a file in several steps. */
const SETTLE_MS = 120;

export interface ApiWatcherOptions {
  sources: string;
  /** Compiles what has changed; rejects with the compiler's words. */
  rebuild: () => Promise<void>;
  /** Running when the watcher is made. */
  api: Service;
  say: (text: string) => void;
}

/** Rebuilds and restarts the API when its sources change. When it ends by itself, waits for the next change. */
export class ApiWatcher {
  private readonly files: FSWatcher;
  private timer: NodeJS.Timeout | undefined;
  private reloading = Promise.resolve();
  /** The process whose end would be news. */
  private current: ManagedProcess | undefined;

  constructor(private readonly options: ApiWatcherOptions) {
    this.files = watch(options.sources, { recursive: true }, () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        this.reloading = this.reloading.then(() => this.reload());
      }, SETTLE_MS);
    });
    this.tellWhenItEnds();
  }

  close(): void {
    this.current = undefined;
    clearTimeout(this.timer);
    this.files.close();
  }

  private async reload(): Promise<void> {
    const { rebuild, api, say } = this.options;
    const began = Date.now();
    try {
      await rebuild();
      this.current = undefined;
      await api.stop();
      await api.start();
      this.tellWhenItEnds();
      say(`API restarted (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      say(`${error instanceof Error ? error.message : String(error)}\nWaiting for the next change.`);
    }
  }

  private tellWhenItEnds(): void {
    const { api, say } = this.options;
    const running = api.process;
    this.current = running;
    void running?.exited.then(() => {
      if (running !== this.current) return;
      say(`The API ended. Its last lines:\n${running.lastLines().join('\n')}\nWaiting for the next change.`);
    });
  }
}
