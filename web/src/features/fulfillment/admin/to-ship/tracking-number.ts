/** Tracking numbers as labels, scanners and spreadsheets give them. */

/** Removes spaces and hyphens, in capitals: as the API stores it. */
export const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();

/** Carrier and number of a parcel, as entered. */
export interface TypedLabel {
  carrier: string;
  number: string;
}

/** Problem of a label; undefined if valid or optional. The API refuses the same, save a number of a parcel above it. */
export function labelProblem(
  { carrier, number }: TypedLabel,
  above: readonly (TypedLabel & { name: string })[],
): string | undefined {
  const signs = plain(number);
  if (signs === '') return undefined;
  if (!/^[0-9A-Z]*$/.test(signs)) return 'A tracking number has only letters and digits.';
  if (signs.length < 4) return `A tracking number has 4 characters or more. ${signs.length} so far.`;
  if (signs.length > 40) return `A tracking number has 40 characters at most. ${signs.length} so far.`;
  if (carrier === '') return 'Choose a carrier.';
  const twin = above.find((other) => other.carrier === carrier && plain(other.number) === signs);
  return twin && `The parcel to ${twin.name} has this number.`;
}

/** The cells of a pasted column, empty ones among them; undefined for text that is of one line. */
export function columnOf(text: string): string[] | undefined {
  const lines = text.replace(/(\r?\n)+$/, '').split(/\r?\n/);
  return lines.length > 1 ? lines.map((line) => line.trim()) : undefined;
}
