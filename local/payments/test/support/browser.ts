import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const askChromium = `
  const { default: chromium } = await import('@sparticuz/chromium');
  console.log(JSON.stringify({ executablePath: await chromium.executablePath(), args: chromium.args }));
`;
// Its defaults would let any page read any answer, which is just what a test of CORS must not do.
const unwanted = /web-security|single-process|headless|allow-running-insecure/;

/**
 * Starts the headless Chromium of the npm package. The package is an ES module, which Jest's CommonJS can't load: a
 * process of its own says where the browser is.
 */
export async function launchBrowser(): Promise<Browser> {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', askChromium], {
    cwd: __dirname,
  });
  const { executablePath, args } = JSON.parse(said.toString('utf8')) as {
    executablePath: string;
    args: string[];
  };
  return chromium.launch({ executablePath, args: args.filter((arg) => !unwanted.test(arg)) });
}

/** The checkout page's script, with the real React, @stripe/stripe-js and @stripe/react-stripe-js in it. */
export function bundleCheckoutPage(): string {
  const bundler = join(__dirname, 'bundle-checkout-page.mjs');
  return execFileSync(process.execPath, [bundler], { maxBuffer: 16_000_000 }).toString('utf8');
}
