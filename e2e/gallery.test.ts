import { readdirSync } from 'node:fs';

import { pictureName, SCREENS, SCREENS_FOLDER } from './gallery/pictures.js';

test('docs/screens has an image of every screen and no others', () => {
  const pictures = readdirSync(SCREENS_FOLDER).filter((name) => name.endsWith('.webp'));

  expect(pictures.sort()).toEqual(SCREENS.map(({ path }) => pictureName(path)).sort());
});
