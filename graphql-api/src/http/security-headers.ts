import type { RequestHandler } from 'express';
import helmet from 'helmet';

import type { PublicConfig } from '../config/public-config.js';
import { dataPolicy, pagePolicies, paymentFrames, type Provider } from './content-policy.js';
import type { Inline } from './inline-sources.js';

/** Strict headers for everything we serve; pages put theirs in place of some. */
export function securityHeaders(): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return (request, response, next) => {
    response.setHeader('Content-Security-Policy', dataPolicy);
    headers(request, response, next);
  };
}

/** What the shop never asks a browser for. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The headers, by lower-case names, of a page that loads scripts of this provider, or of none, and has these inline elements. */
export function pageHeaders(
  config: PublicConfig,
): (provider: Provider | undefined, inline: Inline) => Record<string, string> {
  const policyFor = pagePolicies(config);
  const mayPay = paymentFrames(config).map((origin) => `"${origin}"`);
  return (provider, inline) => ({
    'content-security-policy': policyFor(provider, inline),
    'permissions-policy': `${UNUSED}, payment=(${provider === 'payment' ? ['self', ...mayPay].join(' ') : ''})`,
    // Firebase's sign-in window and a bank's page report back to their opener.
    'cross-origin-opener-policy': provider ? 'same-origin-allow-popups' : 'same-origin',
  });
}
