import { pictureFile, pictureName, SCREENS, THEMES, WIDTHS } from './pictures.js';
import { TALLEST } from './take-picture.js';

const page = (...lines: string[]) => [...lines, ''].join('\n');

/** Index of the committed screenshots. */
export function screensIndex(): string {
  const row = (what: string, name: string) => `| ${what} | [${name}](${name}) |`;
  return page(
    '# Every screen',
    '',
    'Taken by `npm run screenshots` from a shop with demo data, at 1280 px in the light theme; long pages are cut at',
    `${TALLEST} px. The same command makes \`gallery/\` beside them, which is not committed: every screen at 360, 768 and`,
    '1280 px, light and dark, with an index of its own.',
    '',
    '| Screen | Picture |',
    '| --- | --- |',
    ...SCREENS.map(({ path }) => row(`\`${path}\``, pictureName(path))),
  );
}

/** Index of all screenshots. */
export function galleryIndex(): string {
  const rows = (path: string) =>
    THEMES.map((theme) => {
      const links = WIDTHS.map((width) => `[${width}](../${pictureFile(path, width, theme)})`);
      return `| \`${path}\` ${theme} | ${links.join(' · ')} |`;
    });
  return page(
    '# Every screen, at every width, light and dark',
    '',
    '| Screen | Widths |',
    '| --- | --- |',
    ...SCREENS.flatMap(({ path }) => rows(path)),
  );
}
