import { existsSync } from 'node:fs';

import sparticuz from '@sparticuz/chromium';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

/** What one visit of a page measured. Scores are from 0 to 100. */
export interface PageVisit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly speedIndex: number;
  readonly cls: number;
  readonly scripts: number;
  /** Bytes over the wire. */
  readonly scriptBytes: number;
  readonly bytes: number;
}

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

/** Opens the page as Lighthouse's mobile preset does: a slow phone on a slow line, in a browser of its own. */
export async function visitPage(url: string): Promise<PageVisit> {
  const installed = process.env.CHROME_PATH;
  const chromePath = installed && existsSync(installed) ? installed : await sparticuz.executablePath();
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!run) throw new Error(`Lighthouse has nothing to say of ${url}.`);
    return visitOf(run.lhr);
  } finally {
    chrome.kill();
  }
}

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

function visitOf({ audits, categories, runtimeError, requestedUrl }: Result): PageVisit {
  if (runtimeError) throw new Error(`${requestedUrl ?? ''}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? (details.items as NetworkRequest[]) : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const sizeOf = (some: readonly NetworkRequest[]) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    speedIndex: Math.round(value('speed-index')),
    cls: Number(value('cumulative-layout-shift').toFixed(4)),
    scripts: scripts.length,
    scriptBytes: sizeOf(scripts),
    bytes: sizeOf(requests),
  };
}
