import { relative } from 'node:path';
import type { Settings } from '../config/settings.js';
import { sandboxOrigin, shopUrl } from '../config/shop-env.js';
import { DEMO_PASSWORD } from '../seed-demo.js';

export interface SummaryOptions {
  settings: Settings;
  /** Milliseconds since the command was given. */
  tookMs: number;
  /** The demo accounts that can sign in. */
  accounts: readonly string[];
}

/** What the user needs to know once the shop runs. */
export function summary({ settings, tookMs, accounts }: SummaryOptions): string {
  const sandbox = sandboxOrigin(settings);
  const rows = Object.entries({
    Shop: shopUrl(settings),
    'GraphQL explorer': `${shopUrl(settings)}/graphql`,
    ...(!settings.realFirebase && { 'Local inbox': `${sandbox}/inbox` }),
    ...(!settings.realStripe && { 'Test cards': `${sandbox}/sandbox/test-cards` }),
    ...(accounts.length > 0 && { 'Sign in as': accounts.join(' or '), Password: DEMO_PASSWORD }),
    'Data and logs': shortest(settings.dataDir),
    Stop: 'Ctrl-C',
  });
  const width = Math.max(...rows.map(([name]) => name.length)) + 3;
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`);
  return ['', `Axle is ready (${(tookMs / 1000).toFixed(1)} s)`, '', ...lines, ''].join('\n');
}

/** A path as one would type it from here. */
function shortest(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith('..') ? path : fromHere || '.';
}
