import { readJsonBeside } from './read-json-beside.js';

/** How an issuer refuses: https://docs.stripe.com/testing#declined-payments. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
  param?: string;
}

export type DeclineName = keyof typeof import('./declines.json');

/** The refusals that test cards ask for, in the words Stripe gives to shops for their customers. */
export const declines = readJsonBeside(import.meta.url, 'declines.json') as Record<DeclineName, Decline>;
