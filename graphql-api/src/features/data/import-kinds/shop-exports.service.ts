import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { NotFound } from '../../../shared/shop-error.js';
import { type Exported, fileOf } from '../../../shared/table-file/export-file.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { exampleOf } from './import-examples.js';
import type { ImportKind } from '../import/import-kind.js';
import type { ImportKinds } from '../import/import-kind.js';

/** A file of persons, by the filter of its list. */
export type PersonalExport = (filter: object) => Promise<Exported>;

/** Exports: every kind of import, which comes back as the same, and what is exported only (orders, customers). */
export class ShopExports {
  private readonly kinds: ReadonlyMap<string, ImportKind>;

  constructor(
    private readonly manager: EntityManager,
    kinds: ImportKinds,
    private readonly personal: Readonly<Record<'customers' | 'orders', PersonalExport>>,
    private readonly audit: AuditService,
  ) {
    this.kinds = new Map(Object.values(kinds).map((kind) => [kind.name.toLowerCase(), kind]));
  }

  /** Names of all exports, in order. */
  get names(): readonly string[] {
    return [...this.kinds.keys(), ...Object.keys(this.personal)].sort();
  }

  /** The file of this name, as it is read. Exports of lists of persons are logged. Throws NotFound, BadInput. */
  async open(name: string, filter: object, actor: Pick<Actor, 'uid'>): Promise<AsyncGenerator<string>> {
    const found = this.kinds.get(name) ?? (await this.openPersonal(name, filter, actor));
    return fileOf(this.manager, found);
  }

  /** A small file of an import kind, for an admin who begins one. Throws NotFound. */
  openExample(name: string): AsyncGenerator<string> {
    const kind = this.kinds.get(name);
    if (!kind) throw new NotFound('Unknown file kind.');
    return fileOf(this.manager, exampleOf(kind));
  }

  private async openPersonal(name: string, filter: object, { uid }: Pick<Actor, 'uid'>): Promise<Exported> {
    if (name !== 'orders' && name !== 'customers') throw new NotFound('Unknown export.');
    const found = await this.personal[name](filter);
    await inTransaction(this.manager, (manager) =>
      this.audit.record(manager, uid, 'FILE_EXPORTED', ['user', uid], { after: { file: `${name}.csv` } }),
    );
    return found;
  }
}
