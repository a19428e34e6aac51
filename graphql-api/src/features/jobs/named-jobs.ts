import { singular } from '../catalogue/search/singular.js';
import { plainWords } from '../catalogue/search/search-terms.js';
import type { JobRow } from './job-rows.js';

const MAX_JOBS = 2;

/**
 * The jobs with a name whose words are all in a text, in their order: "front brakes 2016 civic" names "Front brakes".
 */
export function namedJobs<Named extends Pick<JobRow, 'title' | 'words'>>(
  text: string,
  jobs: readonly Named[],
): Named[] {
  const typed = new Set(plainWords(text).map(singular));
  const isNamed = (name: string) => {
    const nameWords = plainWords(name).map(singular);
    return nameWords.length > 0 && nameWords.every((nameWord) => typed.has(nameWord));
  };
  return jobs.filter(({ title, words }) => [title, ...words].some(isNamed)).slice(0, MAX_JOBS);
}
