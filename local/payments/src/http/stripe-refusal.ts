import type { StoredIntent } from '../payment-intent/payment-intent.record.js';
import type { Stripe } from 'stripe';

/** The fields of Stripe's error object: https://docs.stripe.com/api/errors. */
export interface ErrorFields {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: StoredIntent;
  payment_method?: Stripe.PaymentMethod;
  request_log_url?: string;
}

/** A request refused as Stripe would refuse it; callers may rely on `status`, `fields.type` and `fields.code`. */
export class StripeRefusal extends Error {
  readonly fields: ErrorFields;

  constructor(
    readonly status: number,
    fields: ErrorFields,
  ) {
    super(fields.message);
    this.name = 'StripeRefusal';
    this.fields = { ...fields, ...docUrl(fields.code) };
  }
}

/** 400, or the status given: the request can't be honoured as it stands. */
export function invalidRequest(
  message: string,
  { status = 400, ...fields }: Partial<ErrorFields> & { status?: number } = {},
): StripeRefusal {
  return new StripeRefusal(status, { type: 'invalid_request_error', ...fields, message });
}

/** 404 `resource_missing`; 400 where the id came in a parameter and not in the path. */
export function noSuch(kind: string, id: string, param: string, status: 400 | 404 = 404): StripeRefusal {
  return invalidRequest(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param });
}

/** What can't be answered because of the sandbox's own trouble or an injected fault; nothing was done. */
export function serverTrouble(status: number): StripeRefusal {
  if (status === 429) {
    const message =
      'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.';
    return new StripeRefusal(429, { type: 'invalid_request_error', code: 'rate_limit', message });
  }
  if (status < 500) {
    const message = 'The payments sandbox is set to refuse this request.';
    return new StripeRefusal(status, { type: 'invalid_request_error', message });
  }
  const message = 'Sorry! There was an error while talking to the payments sandbox. Please try again.';
  return new StripeRefusal(status, { type: 'api_error', message });
}

/** URL at which Stripe explains an error code. */
export function docUrl(code: string | undefined): { doc_url?: string } {
  return code === undefined
    ? {}
    : { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` };
}
