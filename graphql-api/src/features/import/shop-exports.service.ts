import type { EntityManager } from 'typeorm';

import type { Actor } from '../../auth/actor.js';
import { NotFound } from '../../shared/shop-error.js';
import { type Exported, fileOf } from './export-file.js';
import type { ImportKinds } from './import-kinds.js';

/** All that the shop has of each kind, as files that import back as the same. */
export class ShopExports {
  private readonly exports: ReadonlyMap<string, Exported>;

  constructor(
    private readonly manager: EntityManager,
    kinds: ImportKinds,
  ) {
    this.exports = new Map(Object.values(kinds).map((kind) => [kind.name.toLowerCase(), kind]));
  }

  /** The file of this name, as it is read. Throws NotFound. */
  async open(name: string, _query: unknown, _actor: Actor): Promise<AsyncGenerator<string>> {
    const found = this.exports.get(name);
    if (!found) throw new NotFound('There is no such export.');
    return Promise.resolve(fileOf(this.manager, found));
  }
}
