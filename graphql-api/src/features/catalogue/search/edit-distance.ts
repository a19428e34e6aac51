/**
 * An extra, missing or swapped letter is a more common slip than a wrong one, so "camary" is a Camry and not a Camaro.
 */
const SLIP = 0.9;

/**
 * How many letters must be added, removed, changed or swapped with their neighbor to turn one word into another;
 * everything except a change counts a little less.
 */
export function editDistance(one: string, other: string): number {
  const width = other.length + 1;
  const rows: number[][] = [Array.from({ length: width }, (_, at) => at * SLIP)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row * SLIP];
    const [before = [], beforeThat = []] = [rows[row - 1], rows[row - 2]];
    for (let at = 1; at < width; at++) {
      const same = one[row - 1] === other[at - 1];
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      line.push(
        Math.min(
          (before[at] ?? 0) + SLIP,
          (line[at - 1] ?? 0) + SLIP,
          (before[at - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeThat[at - 2] ?? 0) + SLIP : Infinity,
        ),
      );
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
