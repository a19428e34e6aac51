import { setTimeout as pause } from 'node:timers/promises';
import type { ManagedProcess } from '../process/managed-process.js';
import type { Service } from '../process/service.js';

/** A run this long was a good one: the count of quick deaths begins anew. */
const GOOD_RUN_MS = 60_000;
const QUICK_DEATHS = 5;

export interface KeeperOptions {
  say: (text: string) => void;
  /** Called once when a service has died too often; its last lines are in the text. */
  giveUp: (text: string) => void;
  /** The pause after the first death, doubled after each that follows soon; in ms. */
  firstDelayMs?: number;
}

/** Starts services again when they die, each time after a longer pause, and gives up on one that keeps dying. */
export class Keeper {
  private readonly shutdown = new AbortController();

  constructor(private readonly options: KeeperOptions) {}

  /** From now on deaths are on purpose. */
  rest(): void {
    this.shutdown.abort();
  }

  private readonly resting = (): boolean => this.shutdown.signal.aborted;

  /** Looks after a service that is running. */
  keep(service: Service): void {
    void this.keepAlive(service);
  }

  private async keepAlive(service: Service): Promise<void> {
    let quickDeaths = 0;
    for (;;) {
      const born = Date.now();
      const body = service.process;
      await body?.exited;
      if (this.resting()) return;

      quickDeaths = Date.now() - born > GOOD_RUN_MS ? 1 : quickDeaths + 1;
      if (quickDeaths > QUICK_DEATHS) {
        this.options.giveUp(
          `${service.name} died ${quickDeaths} times in a row. Its last lines:\n${lastWords(body)}`,
        );
        return;
      }
      const delayMs = (this.options.firstDelayMs ?? 500) * 2 ** (quickDeaths - 1);
      this.options.say(
        `${service.name} ended (${howItEnded(body)}); starting it again in ${delayMs / 1000} s.\n${lastWords(body)}`,
      );
      await pause(delayMs, undefined, { signal: this.shutdown.signal }).catch(() => undefined);
      if (this.resting()) return;
      // A start that fails leaves a dead process behind, which the next round counts.
      await service.start().then(
        () => {
          this.options.say(`${service.name} runs again.`);
        },
        () => undefined,
      );
    }
  }
}

const howItEnded = (body: ManagedProcess | undefined): string =>
  body?.exit?.signal ?? (body?.exit?.code === null ? 'not started' : `exit code ${body?.exit?.code ?? '?'}`);

const lastWords = (body: ManagedProcess | undefined): string =>
  (body?.lastLines(8) ?? []).map((line) => `  ${line}`).join('\n');
