import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmulatorAccount, IdentityToolkit } from '../clients/identity-toolkit.js';
import { writeAtomically } from '@axle/payments-sandbox/write-atomically';

/**
 * Keeps the emulator's accounts on disk, in the format of `firebase emulators:export` (`accounts.json`, `config.json`).
 */
export class AccountStore {
  private saved = '';
  private saving: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    private readonly emulator: IdentityToolkit,
  ) {}

  /** Loads what an earlier run saved. Passwords, ids and sessions stay good. */
  async restore(): Promise<void> {
    const config = this.read('config.json') as Record<string, unknown> | undefined;
    if (config) await this.emulator.updateConfig(config);
    const { users = [] } = (this.read('accounts.json') ?? {}) as { users?: EmulatorAccount[] };
    await this.emulator.importAccounts(users);
    // An import sets this to now, which would sign everyone out; the real service doesn't restart.
    for (const { localId, validSince } of users) {
      if (validSince) await this.emulator.updateAccount({ localId, validSince });
    }
  }

  /** Saves the accounts if they differ from what is on disk. Calls during a write are served by one more write. */
  save(): Promise<void> {
    this.waiting ??= this.saving
      .catch(() => undefined)
      .then(() => {
        this.waiting = undefined;
        return (this.saving = this.write());
      });
    return this.waiting;
  }

  private async write(): Promise<void> {
    const [users, config] = [await this.emulator.accounts(), await this.emulator.config()];
    const text = JSON.stringify({ kind: 'identitytoolkit#DownloadAccountResponse', users }, null, 2);
    if (text === this.saved) return;
    writeAtomically(join(this.folder, 'accounts.json'), text);
    writeAtomically(join(this.folder, 'config.json'), JSON.stringify(config, null, 2));
    this.saved = text;
  }

  private read(name: string): unknown {
    const path = join(this.folder, name);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  }
}
