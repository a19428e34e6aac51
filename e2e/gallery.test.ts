import { readdirSync } from 'node:fs';

import { FOLDER, pictureName, SCREENS, THEMES, WIDTHS } from './gallery/pictures.js';

test('the gallery shows every screen at every width in both themes, and nothing that is gone', () => {
  const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.webp'));

  expect(pictures.sort()).toEqual(
    SCREENS.flatMap(({ path }) =>
      THEMES.flatMap((theme) => WIDTHS.map((width) => pictureName(path, width, theme))),
    ).sort(),
  );
});
