import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lays out a data folder and creates it. Others may pass through it (Postgres may run as another user) but not list it. */
export function openDataDir(root: string) {
  const home = join(root, 'home');
  const logs = join(root, 'logs');
  mkdirSync(root, { recursive: true, mode: 0o711 });
  mkdirSync(home, { recursive: true, mode: 0o700 });
  return {
    root,
    secrets: join(root, 'secrets.json'),
    /** What runs now, and what to clear away if it was killed. */
    runFile: join(root, 'run.json'),
    authAccounts: join(root, 'accounts'),
    paymentsState: join(root, 'payments.journal'),
    inboxMails: join(root, 'mails.json'),
    shopMails: join(root, 'shop-mails.json'),
    /** Replaces the user's home in programs that like to write there. */
    home,
    logs,
    log: (name: string): string => join(logs, `${name}.log`),
  };
}

/** The paths inside a data folder. One folder is one copy of the shop: removing it means a fresh start. */
export type DataDir = ReturnType<typeof openDataDir>;
