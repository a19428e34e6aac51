export const faultKinds = ['hang', 'delay', 'fail', 'reset', 'fail_after'] as const;
export const webhookModes = ['deliver', 'drop', 'delay', 'duplicate', 'reorder', 'hold'] as const;
export const settlementModes = ['at_once', 'processing'] as const;

/** A fault that the next matching API calls of the account meet. */
export interface Fault {
  id: string;
  /** `POST /v1/payment_intents/{id}/confirm`; `{…}` stands for any one segment, `*` alone for every call. */
  route: string;
  kind: (typeof faultKinds)[number];
  /** Calls left; null: until it is switched off. */
  times: number | null;
  /** Length of a delay in ms. */
  ms: number;
  /** Status of a failure. */
  status: number;
}

/** How the account's events travel. */
export interface WebhookSwitch {
  mode: (typeof webhookModes)[number];
  /** `delay`: ms to wait; `reorder`: ms during which events gather. */
  ms: number;
  /** `duplicate`: copies beside the first. */
  times: number;
  /** Event types it applies to, `*` for all. */
  events: string[];
}

/** When confirmed payments settle. */
export interface SettlementSwitch {
  mode: (typeof settlementModes)[number];
  /** `processing`: ms until it settles; null: until released. */
  ms: number | null;
}

/** The account's switches, all off at first. */
export interface Switches {
  id: 'switches';
  webhooks: WebhookSwitch;
  settlement: SettlementSwitch;
}

export const switchesOff: Switches = {
  id: 'switches',
  webhooks: { mode: 'deliver', ms: 0, times: 0, events: ['*'] },
  settlement: { mode: 'at_once', ms: null },
};
