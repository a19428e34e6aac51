import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundleCheckoutPage } from './browser.js';
import { closedAtTheEnd } from './left-open.js';

const css = `
  body { margin: 0; padding: 8px; font: 17px/1.5 sans-serif; color: #10201e; background: #fff; }
  @media (prefers-color-scheme: dark) { body { color: #e9efed; background: #131c1b; } }
  form { display: grid; gap: 12px; max-width: 600px; }
  input { border: 9px solid red !important; text-transform: uppercase; }
  .StripeElement { padding: 12px; border: 1px solid #71807c; }
`;

/** A shop's page on an origin of its own, as strict as a shop's may be: nothing inline, nothing from elsewhere. */
export interface CheckoutServer {
  origin: string;
  close: () => Promise<void>;
}

export async function startCheckoutServer(sandboxUrl: string): Promise<CheckoutServer> {
  const script = bundleCheckoutPage();
  const policy = `default-src 'none'; script-src 'self' ${sandboxUrl}; connect-src ${sandboxUrl}; style-src 'self'; img-src 'self'`;
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Checkout</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/app.css">
    </head><body><main><h1>Checkout</h1><div id="root"></div></main>
    <script src="${sandboxUrl}/v3/"></script><script src="/app.js"></script></body></html>`;
  const files: Record<string, [type: string, body: string]> = {
    '/app.js': ['text/javascript', script],
    '/app.css': ['text/css', css],
    '/favicon.ico': ['image/x-icon', ''],
  };
  const server = createServer((req, res) => {
    const [type, body] = files[req.url ?? ''] ?? ['text/html', page];
    res.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: closedAtTheEnd(async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    }),
  };
}
