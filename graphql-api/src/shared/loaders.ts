import DataLoader from 'dataloader';

export type BatchLoad<K, V> = (keys: readonly K[]) => Promise<(V | null)[]>;

/** The batches of one request: many single loads of one kind become one query. */
export class Loaders {
  private readonly loaders = new Map<unknown, unknown>();

  /** The loader of a batch function; ask with the same function each time. */
  of<K, V>(load: BatchLoad<K, V>): DataLoader<K, V | null> {
    const known = this.loaders.get(load) as DataLoader<K, V | null> | undefined;
    if (known) return known;
    const loader = new DataLoader<K, V | null>(load);
    this.loaders.set(load, loader);
    return loader;
  }
}
