/** Position at which a pattern begins, and at which it continues after `|`: positions 4 and 10, counted from 0. */
const [DESCRIPTION, YEAR] = [3, 9];

/**
 * How well a VIN matches a pattern: how many of its characters the pattern fixes; null when it does not match. A
 * character matches itself, `*` any, `[A-C3]` one of these, `|` continues at position 10.
 */
export function matchPattern(pattern: string, vin: string): number | null {
  let fixed = 0;
  let place = DESCRIPTION;
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern.charAt(at);
    if (sign === '|') {
      place = YEAR;
      continue;
    }
    const own = vin.charAt(place++);
    if (sign === '*') continue;
    if (sign === '[') {
      const end = pattern.indexOf(']', at);
      if (!isOneOf(pattern.slice(at + 1, end), own)) return null;
      at = end;
    } else if (sign !== own) return null;
    fixed++;
  }
  return fixed;
}

/** `A-C3`: A, B, C and 3. */
function isOneOf(set: string, sign: string): boolean {
  for (let at = 0; at < set.length; at++) {
    const from = set.charAt(at);
    const isRange = set.charAt(at + 1) === '-';
    const to = isRange ? set.charAt(at + 2) : from;
    if (from <= sign && sign <= to) return true;
    if (isRange) at += 2;
  }
  return false;
}
