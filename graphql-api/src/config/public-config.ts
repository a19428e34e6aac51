import type { Env } from './env.js';

/** What the browser may know. Also served at `/config.json`. */
export interface PublicConfig {
  readonly publicUrl: string;
  readonly currency: 'usd';
  readonly holdMinutes: number;
  readonly openHoldsPerUser: number;
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly emulatorUrl?: string;
  };
  readonly stripe: { readonly publishableKey: string; readonly scriptUrl?: string };
  /** Only with the payments sandbox. */
  readonly sandbox?: { readonly inboxUrl: string; readonly testCardsUrl: string };
  /** Who sells, as the owner of the shop has set it; missing until then. */
  readonly seller?: {
    readonly name: string;
    readonly address?: string;
    readonly taxNumber?: string;
    /** What receipts say of tax. */
    readonly taxLine?: string;
  };
  readonly profiles: Record<'facebook' | 'linkedin' | 'github' | 'youtube', string>;
}

export function publicConfig(env: Env): PublicConfig {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, STRIPE_API_BASE: sandbox, INBOX_URL, TEST_CARDS_URL } = env;
  return {
    publicUrl: env.PUBLIC_URL,
    currency: 'usd',
    holdMinutes: env.HOLD_MINUTES,
    openHoldsPerUser: env.OPEN_HOLDS_PER_USER,
    firebase: {
      apiKey: env.FIREBASE_API_KEY,
      authDomain: env.FIREBASE_AUTH_DOMAIN,
      projectId: env.FIREBASE_PROJECT_ID,
      ...(emulator && { emulatorUrl: `http://${emulator}` }),
    },
    stripe: {
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
      ...(sandbox && { scriptUrl: new URL('/v3/', sandbox).href }),
    },
    ...(INBOX_URL && TEST_CARDS_URL && { sandbox: { inboxUrl: INBOX_URL, testCardsUrl: TEST_CARDS_URL } }),
    ...(env.SELLER_NAME && {
      seller: {
        name: env.SELLER_NAME,
        ...(env.SELLER_ADDRESS && { address: env.SELLER_ADDRESS }),
        ...(env.SELLER_TAX_NUMBER && { taxNumber: env.SELLER_TAX_NUMBER }),
        ...(env.SELLER_TAX_LINE && { taxLine: env.SELLER_TAX_LINE }),
      },
    }),
    profiles: {
      facebook: env.PROFILE_FACEBOOK,
      linkedin: env.PROFILE_LINKEDIN,
      github: env.PROFILE_GITHUB,
      youtube: env.PROFILE_YOUTUBE,
    },
  };
}
