import type { PublicConfig } from '../config/public-config.js';
import { type Inline, sourceOf } from './inline-sources.js';

/** Providers whose scripts a page loads in addition to ours. */
export type Provider = 'payment' | 'sign-in';

/** Origins from which the browser may load a provider's scripts and frames, and which it may call. */
interface Origins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

const none: Origins = { scripts: [], frames: [], connections: [] };
/** What the sign-in of every page talks to: it renews a session. */
const identityApi = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
/** An empty style element, in which the browser's half writes its rules as objects. */
const emptyStyle = sourceOf('');

/** A response that is not a page: nothing in it may run, load or be framed. */
export const dataPolicy = written({
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** The explorer's page: our own files, with styles that its editor writes. It signs in as a demo account. */
export function explorerPolicy(config: PublicConfig): string {
  const origins = { ...none, connections: identityOrigins(config) };
  return written(pageDirectives(origins, ["'unsafe-inline'"], ['data:']));
}

/**
 * The policies of the shop's pages: of each page what it uses (ADR 030). Styles pass by their sha256. On the
 * card form's page any may be inline: Stripe's script writes them onto its own elements.
 */
export function pagePolicies(
  config: PublicConfig,
): (provider: Provider | undefined, inline: Inline) => string {
  const { stripe, firebase } = config;
  const identity = identityOrigins(config);
  const providers: Record<Provider, Origins> = {
    payment: paymentOrigins(stripe),
    'sign-in': firebase.emulatorUrl ? none : googleOrigins(firebase),
  };
  return (provider, { scripts, styles }) => {
    const origins = provider ? providers[provider] : none;
    return written(
      pageDirectives(
        {
          scripts: [...scripts, ...origins.scripts],
          frames: origins.frames,
          connections: [...identity, ...origins.connections],
        },
        provider === 'payment' ? ["'unsafe-inline'"] : [emptyStyle, ...styles],
        // From the browser's own memory: a picture while it is being uploaded.
        ['data:', 'blob:', 'https:', 'http:'],
      ),
    );
  };
}

/** What a sign-in talks to. */
function identityOrigins({ firebase }: PublicConfig): readonly string[] {
  return firebase.emulatorUrl ? [firebase.emulatorUrl] : identityApi;
}

function pageDirectives(
  { scripts, frames, connections }: Origins,
  styles: readonly string[],
  images: readonly string[],
): Record<string, readonly string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'connect-src': ["'self'", ...connections],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    // Pictures of parts may be anywhere.
    'img-src': ["'self'", ...images],
    'style-src': ["'self'", ...styles],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** What Stripe asks for (https://docs.stripe.com/security/guide#content-security-policy), or the sandbox of local mode. */
function paymentOrigins({ scriptUrl }: PublicConfig['stripe']): Origins {
  if (scriptUrl) {
    const { origin } = new URL(scriptUrl);
    return { scripts: [origin], frames: [origin], connections: [origin] };
  }
  const stripeJs = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return {
    scripts: stripeJs,
    frames: [...stripeJs, 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  };
}

/** What Firebase loads to open Google's window. */
function googleOrigins({ authDomain }: PublicConfig['firebase']): Origins {
  return {
    scripts: ['https://apis.google.com'],
    frames: [`https://${authDomain}`],
    connections: ['https://apis.google.com'],
  };
}

/** The frames that may ask the browser for a wallet. Wildcards are not origins of a Permissions-Policy everywhere. */
export function paymentFrames({ stripe }: PublicConfig): string[] {
  return paymentOrigins(stripe).frames.filter((origin) => !origin.includes('*'));
}

function written(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}
