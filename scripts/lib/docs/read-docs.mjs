import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Text that someone reads before they use the shop or change it. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];

/** Made by `npm run screenshots`, and not committed. */
const MADE = join('screens', 'gallery');

/** Every page below `folder`, by its path there. */
export function readDocs(folder) {
  const below = readdirSync(join(folder, 'docs'), { recursive: true })
    .filter((path) => path.endsWith('.md') && !path.startsWith(MADE))
    .map((path) => join('docs', path));
  return [...PAGES, ...below].map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** The page without what is in fences and code spans, line for line. */
export const withoutCode = (text) =>
  text
    .replace(/^( *)```[^]*?^\1```$/gm, (block) => block.replace(/[^\n]+/g, ''))
    .replace(/(`+)[^`\n]+?\1/g, '');

/** What is in fences and code spans: commands, names. */
export const codeOf = (text) =>
  [...text.matchAll(/^( *)```(?<language>\w*)[^\n]*\n(?<block>[^]*?)^\1```$|`(?<span>[^`\n]+)`/gm)].map(
    ({ groups: { language = '', block, span } }) => ({ language, text: block ?? span }),
  );
