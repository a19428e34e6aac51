import { type ShopProcess, startShop } from '../programs/shop.js';
import { memoryMb } from './cpu-time.js';
import { type Spread, spread } from './run-row.js';

export interface ProcessFigures {
  /** From spawning the shop to its first page. Milliseconds. */
  readonly startMs: Spread;
  /** Of the shop with its cache, after all that it answered. */
  readonly memoryMb: number | undefined;
}

const STARTS = 5;

/** Starts the shop several times, and looks at what the one under load has come to hold. */
export async function measureProcess(databaseUrl: string, loaded: ShopProcess): Promise<ProcessFigures> {
  const held = memoryMb(loaded.pid);
  const starts: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const shop = await startShop(databaseUrl, 64);
    starts.push(shop.startMs);
    await shop.stop();
  }
  return { startMs: spread(starts), memoryMb: held };
}
