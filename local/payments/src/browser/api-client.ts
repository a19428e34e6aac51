import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js';

/** Why there is no object. */
export type ApiError = Partial<StripeError> & { type: string };
/** Stripe's object, or why there is none. */
export type Answer<T> = { object: T; error?: never } | { object?: never; error: ApiError };

/**
 * Calls the sandbox as Stripe.js calls Stripe: a form with the publishable key in it, no cookies, an answer that is
 * either an object or an error.
 */
export class ApiClient {
  /** @param origin where card data goes, and nowhere else */
  constructor(
    private readonly origin: string,
    private readonly key: string,
  ) {}

  post<T extends PaymentIntent | PaymentMethod>(path: string, params: object): Promise<Answer<T>> {
    return this.send(path, { method: 'POST', body: formOf({ ...params, key: this.key }) });
  }

  get<T extends PaymentIntent>(path: string, params: object): Promise<Answer<T>> {
    return this.send(`${path}?${formOf({ ...params, key: this.key }).toString()}`, { method: 'GET' });
  }

  private async send<T>(path: string, init: RequestInit): Promise<Answer<T>> {
    try {
      const response = await fetch(this.origin + path, {
        ...init,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      const body = (await response.json()) as T & { error?: ApiError };
      return body.error === undefined ? { object: body } : { error: body.error };
    } catch {
      const message =
        'The payments sandbox could not be reached. Nothing is known about this payment yet: try again.';
      return { error: { type: 'api_connection_error', message } };
    }
  }
}

/** Nested values as Stripe writes them: `card[number]=…`. */
function formOf(values: object): URLSearchParams {
  const form = new URLSearchParams();
  const add = (value: string | number | boolean | object | null | undefined, name: string) => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [key, part] of Object.entries(value)) add(part as object, `${name}[${key}]`);
  };
  for (const [name, value] of Object.entries(values)) add(value as object, name);
  return form;
}
