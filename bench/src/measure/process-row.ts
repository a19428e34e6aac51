import { type ShopProcess, startShop } from '../programs/shop.js';
import { memoryMb } from './cpu-time.js';
import { type Spread, spread } from './run-row.js';

export interface ProcessFigures {
  /** Milliseconds from spawning the shop to its first page. */
  readonly startMs: Spread;
  /** Memory of the shop with its cache, after all its responses. */
  readonly memoryMb: number | undefined;
}

const STARTS = 5;

/** Starts the shop several times, and measures the memory of the one under load. */
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
