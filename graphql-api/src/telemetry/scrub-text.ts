const HIDDEN = '[hidden]';

/** What names a person or grants access, wherever it is in a text. */
const PRIVATE: readonly [pattern: RegExp, instead: string][] = [
  // A password in the address of a server.
  [/(\w:\/\/[^\s:/@]*):[^\s/]+@/g, `$1:${HIDDEN}@`],
  // A JSON web token: a Firebase ID token, or ours.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  // Stripe's client secrets, keys and webhook secrets.
  [/\b((?:pi|seti)_\w+?)_secret_\w+/g, `$1_secret_${HIDDEN}`],
  [/\b(sk|rk)_(live|test)_\w+|\bwhsec_\w+/g, HIDDEN],
  // In letters of any script, as they are or percent-encoded.
  [
    /(?:"[^"\n]{1,64}"|[\p{L}\p{M}\p{N}_.!#$%&'*+=?^`{|}~-]{1,254})(?:@|%40)[\p{L}\p{M}\p{N}_%-]+(?:\.[\p{L}\p{M}\p{N}_%-]+)+/giu,
    HIDDEN,
  ],
  // A telephone number, as people write it with their country.
  [/\+\d[\d ().-]{6,}\d/g, HIDDEN],
  // Postgres quotes the value that it did not like at the end of its message.
  [/(invalid (?:input|byte)[^"]*|out of range[^"]*|violates[^"]*): ?"[^"]*"/g, `$1: ${HIDDEN}`],
];

/** A text without email addresses, telephone numbers, tokens, keys, passwords of addresses and values that Postgres quotes. */
export function scrubText(text: string): string {
  return PRIVATE.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}
