import { pictureFile, pictureName, SCREENS, stateFile, stateName, THEMES, WIDTHS } from './pictures.js';
import type { State } from './states/state.js';
import { STATES, WALKS } from './states/walks.js';
import { TALLEST } from './take-picture.js';

const page = (...lines: string[]) => [...lines, ''].join('\n');

/** Of the committed pictures. */
export function screensIndex(): string {
  const row = (what: string, name: string) => `| ${what} | [${name}](${name}) |`;
  return page(
    '# Every screen',
    '',
    'Taken by `npm run screenshots` from a shop with demo data, at 1280 px in the light theme; long pages are cut at',
    `${TALLEST} px. The same command makes \`gallery/\` beside them, which is not committed: every screen and every state`,
    'that has no address of its own (dialogs, verdicts, suggestions, refusals), at 360, 768 and 1280 px, light and dark,',
    'with an index of its own.',
    '',
    '| Screen | Picture |',
    '| --- | --- |',
    ...SCREENS.map(({ path }) => row(`\`${path}\``, pictureName(path))),
    '',
    '| State | Picture |',
    '| --- | --- |',
    ...STATES.filter(({ committed }) => committed).map((state) => row(state.name, stateName(state))),
  );
}

/** Of all pictures, pages first. */
export function galleryIndex(): string {
  const rows = (what: string, widths: readonly number[], fileOf: (width: number, theme: string) => string) =>
    THEMES.map((theme) => {
      const links = widths.map((width) => `[${width}](../${fileOf(width, theme)})`);
      return `| ${what} ${theme} | ${links.join(' · ')} |`;
    });
  const rowsOf = (state: State) =>
    rows(
      state.name,
      WIDTHS.filter((width) => width < (state.below ?? Infinity)),
      (width, theme) => stateFile(state, width, theme),
    );
  return page(
    '# Every screen and every state, at every width, light and dark',
    '',
    '## Screens',
    '',
    '| Screen | Widths |',
    '| --- | --- |',
    ...SCREENS.flatMap(({ path }) =>
      rows(`\`${path}\``, WIDTHS, (width, theme) => pictureFile(path, width, theme)),
    ),
    ...WALKS.flatMap(({ title, states }) => [
      '',
      `## ${title}`,
      '',
      '| State | Widths |',
      '| --- | --- |',
      ...states.flatMap(rowsOf),
    ]),
  );
}
