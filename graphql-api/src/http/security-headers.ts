import type { RequestHandler } from 'express';
import helmet from 'helmet';

import type { PublicConfig } from '../config/public-config.js';

export interface AllowedOrigins {
  /** Where the browser loads the card form's script from and talks to the payment provider. */
  readonly payment: readonly string[];
  /** Where the browser signs in. */
  readonly identity: readonly string[];
  /** sha256 of the inline scripts of our own page template, base64. */
  readonly inlineScripts: readonly string[];
}

/** Strict headers for everything we serve (bar C26). Emotion writes inline styles; pictures of parts may be anywhere. */
export function securityHeaders({ payment, identity, inlineScripts }: AllowedOrigins): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...payment, ...identity, ...inlineScripts.map((hash) => `'sha256-${hash}'`)],
        connectSrc: ["'self'", ...payment, ...identity],
        frameSrc: [...payment, ...identity],
        imgSrc: ["'self'", 'data:', 'https:', 'http:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Firebase's sign-in pop-up reports back to its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/** What the browser must reach for this configuration: the real providers, or the stand-ins of local mode. */
export function allowedOrigins(
  { stripe, firebase }: PublicConfig,
  inlineScripts: readonly string[],
): AllowedOrigins {
  return {
    payment: stripe.scriptUrl
      ? [new URL(stripe.scriptUrl).origin]
      : [
          'https://js.stripe.com',
          'https://*.js.stripe.com',
          'https://api.stripe.com',
          'https://hooks.stripe.com',
        ],
    identity: firebase.emulatorUrl
      ? [firebase.emulatorUrl]
      : [
          `https://${firebase.authDomain}`,
          'https://apis.google.com',
          'https://identitytoolkit.googleapis.com',
          'https://securetoken.googleapis.com',
        ],
    inlineScripts,
  };
}
