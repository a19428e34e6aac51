import { setTimeout as pause } from 'node:timers/promises';
import { lastOutput, type ManagedProcess } from '../process/managed-process.js';
import type { Service } from '../process/service.js';

/** A run this long was a good one: the count of quick deaths begins again. */
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
    const { say, giveUp, firstDelayMs = 500 } = this.options;
    let quickDeaths = 0;
    for (;;) {
      const born = Date.now();
      const body = service.process;
      await body?.exited;
      if (this.resting()) return;

      quickDeaths = Date.now() - born > GOOD_RUN_MS ? 1 : quickDeaths + 1;
      const { name } = service;
      const words = lastOutput(body, 8);
      if (quickDeaths > QUICK_DEATHS) {
        giveUp(`${name} died ${quickDeaths} times in a row. Its last lines:\n${words}`);
        return;
      }
      const delayMs = firstDelayMs * 2 ** (quickDeaths - 1);
      say(`${name} ended (${howItEnded(body)}); starting it again in ${delayMs / 1000} s.\n${words}`);
      await pause(delayMs, undefined, { signal: this.shutdown.signal }).catch(() => undefined);
      if (this.resting()) return;
      // A start that fails leaves a dead process behind, which the next round counts.
      const runs = await service.start().then(
        () => true,
        () => false,
      );
      if (runs) say(`${name} runs again.`);
    }
  }
}

const howItEnded = (body: ManagedProcess | undefined): string =>
  body?.exit?.signal ?? (body?.exit?.code === null ? 'not started' : `exit code ${body?.exit?.code ?? '?'}`);
