import { z } from 'zod';

export const faultBody = z.strictObject({
  /** `POST /v1/payment_intents/{id}/confirm`; `{…}` stands for any one segment, `*` alone for every call. */
  route: z.union([z.literal('*'), z.string().regex(/^(GET|POST|DELETE|\*) (\/\S+|\*)$/)]).default('*'),
  kind: z.enum(['hang', 'delay', 'fail', 'reset', 'fail_after']),
  /** Calls left; null: until it is switched off. */
  times: z.int().min(1).max(100_000).nullable().default(1),
  /** Length of a delay. */
  ms: z.int().min(0).max(600_000).default(1_000),
  /** Status of a failure. */
  status: z.int().min(400).max(599).default(500),
});

export const webhookBody = z.strictObject({
  mode: z.enum(['deliver', 'drop', 'duplicate', 'hold']),
  /** `duplicate`: copies in addition to the first. */
  times: z.int().min(1).max(100).default(1),
  /** Event types it applies to, `*` for all. */
  events: z.array(z.string()).min(1).default(['*']),
});

/** A fault that the next matching API calls of the account meet. */
export type Fault = z.output<typeof faultBody> & { id: string };

/** The account's switches, all off at first. */
export interface Switches {
  id: 'switches';
  /** How the account's events are delivered. */
  webhooks: z.output<typeof webhookBody>;
}

export const switchesOff: Switches = {
  id: 'switches',
  webhooks: { mode: 'deliver', times: 0, events: ['*'] },
};
