import { readdirSync } from 'node:fs';

import { pictureName, SCREENS, SCREENS_FOLDER } from './gallery/pictures.js';

test('every screen has its picture in docs/screens, and no picture is of one that is gone', () => {
  const pictures = readdirSync(SCREENS_FOLDER).filter((name) => name.endsWith('.webp'));

  expect(pictures.sort()).toEqual(SCREENS.map(({ path }) => pictureName(path)).sort());
});
