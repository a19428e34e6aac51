import { readdirSync } from 'node:fs';

import { pictureName, SCREENS, SCREENS_FOLDER, stateName } from './gallery/pictures.js';
import { STATES } from './gallery/states/walks.js';

test('every screen and each state that is committed has its picture in docs/screens, and no picture is of one that is gone', () => {
  const pictures = readdirSync(SCREENS_FOLDER).filter((name) => name.endsWith('.webp'));
  const wanted = [
    ...SCREENS.map(({ path }) => pictureName(path)),
    ...STATES.filter(({ committed }) => committed).map((state) => stateName(state)),
  ];

  expect(pictures.sort()).toEqual(wanted.sort());
});

test('no two states have one name', () => {
  const names = STATES.map(({ name }) => name);

  expect(names).toEqual([...new Set(names)]);
});
