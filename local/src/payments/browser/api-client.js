/**
 * @typedef {{ type: string, message?: string, code?: string, payment_intent?: unknown }} ApiError
 * @typedef {{ object: unknown } | { error: ApiError }} Answer Stripe's object, or why there is none
 */

/**
 * Calls the sandbox as Stripe.js calls Stripe: a form with the publishable key in it, no cookies, an answer that is
 * either an object or an error.
 */
export class ApiClient {
  /**
   * @param {string} origin where card data goes, and nowhere else
   * @param {string} key
   */
  constructor(origin, key) {
    this.origin = origin;
    this.key = key;
  }

  /**
   * @param {string} path
   * @param {object} params
   * @returns {Promise<Answer>}
   */
  post(path, params) {
    return this.send(path, { method: 'POST', body: formOf({ ...params, key: this.key }) });
  }

  /**
   * @param {string} path
   * @param {object} params
   * @returns {Promise<Answer>}
   */
  get(path, params) {
    return this.send(`${path}?${formOf({ ...params, key: this.key }).toString()}`, { method: 'GET' });
  }

  /**
   * @param {string} path
   * @param {RequestInit} init
   * @returns {Promise<Answer>}
   */
  async send(path, init) {
    try {
      const response = await fetch(this.origin + path, {
        ...init,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      const body = await response.json();
      return body.error === undefined ? { object: body } : { error: body.error };
    } catch {
      const message =
        'The payments sandbox could not be reached. Nothing is known about this payment yet: try again.';
      return { error: { type: 'api_connection_error', message } };
    }
  }
}

/**
 * Nested values as Stripe writes them: `card[number]=…`.
 *
 * @param {object} values
 */
function formOf(values) {
  const form = new URLSearchParams();
  /** @type {(value: unknown, name: string) => void} */
  const add = (value, name) => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [key, part] of Object.entries(value)) add(part, name === '' ? key : `${name}[${key}]`);
  };
  add(values, '');
  return form;
}
