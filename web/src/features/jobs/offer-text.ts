/** A job where only its name shows. */
export interface OfferedJob {
  readonly key: string;
  readonly title: string;
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const splitWords = (title: string): readonly string[] => title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** "Rear brakes, discs" without "brakes": "Rear, discs". */
function without(title: string, word: string): string {
  const rest = title.replace(new RegExp(`\\s*\\b${word}\\b`, 'i'), '').trim();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Offers jobs: "Replacing the brakes?" with "Front" and "Rear, discs", if their names share a word; else by name. */
export function offerOf(jobs: readonly OfferedJob[]): { question: string; labels: string[] } {
  const titles = jobs.map(({ title }) => title);
  const [first = '', ...others] = titles;
  if (others.length === 0) return { question: `Replacing the ${small(first)}?`, labels: ['See the parts'] };
  const shared = splitWords(first).find((word) => others.every((title) => splitWords(title).includes(word)));
  const labels = shared ? titles.map((title) => without(title, shared)) : titles;
  return shared && labels.every(Boolean)
    ? { question: `Replacing the ${shared}?`, labels }
    : { question: 'Working on your car?', labels: titles };
}
