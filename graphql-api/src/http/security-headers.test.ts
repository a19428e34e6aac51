import type { PublicConfig } from '../config/public-config.js';
import { inlineSources } from './inline-sources.js';
import { pageHeaders } from './security-headers.js';

/** A shop with the real providers. */
const config: PublicConfig = {
  publicUrl: 'https://axle.example',
  currency: 'usd',
  timeZone: 'UTC',
  holdMinutes: 60,
  openHoldsPerUser: 10,
  sendsMail: true,
  firebase: { apiKey: 'key', authDomain: 'axle.firebaseapp.com', projectId: 'axle' },
  stripe: { publishableKey: 'pk_live_1' },
  profiles: { facebook: '', linkedin: '', github: '', youtube: '' },
};
const inline = inlineSources('<script>go()</script><style>a{}</style>');

function policyOf(provider?: 'payment' | 'sign-in'): Map<string, readonly string[]> {
  const policy = pageHeaders(config)(provider, inline)['content-security-policy'] ?? '';
  return new Map(
    policy.split(';').map((directive): [string, readonly string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('a page of the shop', () => {
  const policy = policyOf();

  test('allows only our scripts, no frames, and connections to the shop and the session provider', () => {
    expect(policy.get('script-src')).toEqual(["'self'", ...inline.scripts]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]);
  });

  test('allows our own styles by their hash', () => {
    expect(policy.get('style-src')).toEqual([
      "'self'",
      // The hash of nothing.
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      ...inline.styles,
    ]);
  });

  test('forbids framing and limits form targets and the base URL to the shop', () => {
    for (const name of ['frame-ancestors', 'object-src']) expect(policy.get(name)).toEqual(["'none'"]);
    for (const name of ['form-action', 'base-uri']) expect(policy.get(name)).toEqual(["'self'"]);
  });

  test('requests no browser permissions and isolates windows it opens', () => {
    const headers = pageHeaders(config)(undefined, inline);

    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*payment=\(\)/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});

test('the payment page allows Stripe as Stripe documents, and no one else', () => {
  const policy = policyOf('payment');
  const stripeJs = ['https://js.stripe.com', 'https://*.js.stripe.com'];

  expect(policy.get('script-src')).toEqual(["'self'", ...inline.scripts, ...stripeJs]);
  expect(policy.get('frame-src')).toEqual([...stripeJs, 'https://hooks.stripe.com']);
  expect(policy.get('connect-src')).toContain('https://api.stripe.com');
  expect(pageHeaders(config)('payment', inline)['permissions-policy']).toContain(
    'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
  );
});

test("the sign-in pages allow Google's popup and no one else", () => {
  const policy = policyOf('sign-in');

  expect(policy.get('script-src')).toEqual(["'self'", ...inline.scripts, 'https://apis.google.com']);
  expect(policy.get('frame-src')).toEqual(['https://axle.firebaseapp.com']);
  expect(policy.get('style-src')).not.toContain("'unsafe-inline'");
});

test.each([undefined, 'payment', 'sign-in'] as const)(
  'a page (%s) allows no inline scripts, eval or arbitrary sources',
  (provider) => {
    for (const source of ["'unsafe-inline'", "'unsafe-eval'", 'https:', '*', 'data:'])
      expect(policyOf(provider).get('script-src')).not.toContain(source);
  },
);
