import { z } from 'zod';

import type { Env } from './env.js';

const uri = z.string().meta({ format: 'uri' });

/** What the browser may know, as `/config.json` answers it. */
export const publicConfigSchema = z.object({
  publicUrl: uri,
  currency: z.literal('usd'),
  timeZone: z
    .string()
    .meta({ description: 'IANA name: days of figures, filters, exports and mails are days of it.' }),
  holdMinutes: z.int().meta({ description: 'How long an unpaid order holds its units.' }),
  openHoldsPerUser: z.int().meta({ description: 'How many such orders one customer may have.' }),
  sendsMail: z
    .boolean()
    .meta({ description: 'Whether the shop writes mails: receipts, answers to messages.' }),
  firebase: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    emulatorUrl: z.string().optional().meta({ description: 'Only in local mode.' }),
  }),
  stripe: z.object({
    publishableKey: z.string(),
    scriptUrl: z.string().optional().meta({ description: 'Only with the sandbox.' }),
  }),
  sandbox: z
    .object({ inboxUrl: z.string(), testCardsUrl: z.string() })
    .optional()
    .meta({ description: 'Only with the sandbox.' }),
  seller: z
    .object({
      name: z.string(),
      address: z.string().optional(),
      taxNumber: z.string().optional(),
      taxLine: z.string().optional().meta({ description: 'What receipts say about tax.' }),
    })
    .optional()
    .meta({ description: 'Who sells, if the owner of the shop has set it.' }),
  profiles: z.object({ facebook: uri, linkedin: uri, github: uri, youtube: uri }),
});

export type PublicConfig = Readonly<z.infer<typeof publicConfigSchema>>;

export function publicConfig(env: Env): PublicConfig {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, STRIPE_API_BASE: sandbox, INBOX_URL, TEST_CARDS_URL } = env;
  return {
    publicUrl: env.PUBLIC_URL,
    currency: 'usd',
    timeZone: env.TIME_ZONE,
    holdMinutes: env.HOLD_MINUTES,
    openHoldsPerUser: env.OPEN_HOLDS_PER_USER,
    sendsMail: env.SMTP_URL !== undefined,
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
