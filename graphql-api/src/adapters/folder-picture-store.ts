import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { PictureStore } from '../features/catalogue/picture/picture-store.port.js';
import { ServiceUnavailable } from '../shared/shop-error.js';

/** Pictures in a folder of this machine, created for the first one. */
export class FolderPictureStore implements PictureStore {
  constructor(private readonly folder: string) {}

  async put(name: string, webp: Buffer): Promise<void> {
    const place = this.placeOf(name);
    const beside = `${place}.${randomUUID()}`;
    await mkdir(dirname(place), { recursive: true }).catch(unavailable);
    try {
      await writeFile(beside, webp, { flush: true });
      await rename(beside, place);
    } catch (error) {
      await rm(beside, { force: true }).catch(() => undefined);
      unavailable(error);
    }
  }

  async read(name: string): Promise<Buffer | null> {
    return readFile(this.placeOf(name)).catch((error: unknown) =>
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : unavailable(error),
    );
  }

  async remove(name: string): Promise<void> {
    await rm(this.placeOf(name), { force: true }).catch(unavailable);
  }

  /** Path in a subfolder by the first two digits: no folder has more names than tools can list well. */
  private placeOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}

/** The disk is full, or the folder is not writable: nothing that the uploader can fix. */
function unavailable(cause: unknown): never {
  throw new ServiceUnavailable('Pictures cannot be stored just now. Please try again later.', { cause });
}
