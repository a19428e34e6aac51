import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths inside a data folder. One folder is one copy of the shop: removing it means a fresh start. */
export interface DataDir {
  root: string;
  secrets: string;
  /** What runs now, and what to clear away if it was killed. */
  runFile: string;
  authAccounts: string;
  paymentsState: string;
  inboxMails: string;
  /** Stands in for the user's home in programs that like to write there. */
  home: string;
  log: (name: string) => string;
}

/** Lays out a data folder and creates it. Others may pass through it (Postgres may run as another user) but not list it. */
export function openDataDir(root: string): DataDir {
  mkdirSync(root, { recursive: true, mode: 0o711 });
  const home = join(root, 'home');
  mkdirSync(home, { recursive: true, mode: 0o700 });
  return {
    root,
    secrets: join(root, 'secrets.json'),
    runFile: join(root, 'run.json'),
    authAccounts: join(root, 'accounts'),
    paymentsState: join(root, 'payments.journal'),
    inboxMails: join(root, 'mails.json'),
    home,
    log: (name) => join(root, 'logs', `${name}.log`),
  };
}
