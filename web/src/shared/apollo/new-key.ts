/** An idempotency key: under it the API does a change once, however often it is requested. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
