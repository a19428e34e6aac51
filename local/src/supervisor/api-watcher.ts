import { once } from 'node:events';
import { watch } from 'chokidar';
import { lastOutput, type ManagedProcess } from '../process/managed-process.js';
import type { Service } from '../process/service.js';

/** Editors write a file in several steps. */
const SETTLE_MS = 120;

export interface ApiWatcherOptions {
  sources: string;
  /** Compiles what has changed; rejects with the compiler's message. */
  rebuild: () => Promise<void>;
  /** The type errors of the sources; empty without any. Runs after each restart, in parallel with the API. */
  checkTypes: () => Promise<string>;
  /** Running when the watch begins. */
  api: Service;
  say: (text: string) => void;
}

/** Rebuilds and restarts the API when its sources change. When it exits, waits for the next change. Resolves once it watches, with how to stop. */
export async function watchApi({
  sources,
  rebuild,
  checkTypes,
  api,
  say,
}: ApiWatcherOptions): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let reloading = Promise.resolve();
  let changes = 0;
  /** The process whose end would be news. */
  let current: ManagedProcess | undefined;

  const reportWhenItEnds = () => {
    const running = (current = api.process);
    void running?.exited.then(() => {
      if (running !== current) return;
      say(`The API ended. Its last lines:\n${lastOutput(running)}\nWaiting for the next change.`);
    });
  };
  const reload = async () => {
    const began = Date.now();
    try {
      await rebuild();
      current = undefined;
      await api.stop();
      await api.start();
      reportWhenItEnds();
      say(`API restarted (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      void showTypeErrors();
    } catch (error) {
      say(`${error instanceof Error ? error.message : String(error)}\nWaiting for the next change.`);
    }
  };

  const showTypeErrors = async () => {
    const checked = changes;
    const errors = await checkTypes();
    if (errors && checked === changes) say(`Type errors:\n${errors}`);
  };

  reportWhenItEnds();
  const files = watch(sources, { ignoreInitial: true }).on('all', () => {
    changes += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloading = reloading.then(reload);
    }, SETTLE_MS);
  });
  await once(files, 'ready');
  return () => {
    current = undefined;
    clearTimeout(timer);
    void files.close();
  };
}
