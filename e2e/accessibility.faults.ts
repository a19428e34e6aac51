import { faultsOfPages } from './support/judged-pages.js';
import { ROLES } from './support/routes.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(480_000);

const stage = shareStage();

test.each(ROLES)(
  'axe finds nothing serious on the pages of a %s on a wide screen, in the light and in the dark, and in the dark on a phone',
  async (role) => {
    const faults = await faultsOfPages(stage, role, [
      { theme: 'light', width: 1280, least: 1280 },
      { theme: 'dark', width: 1280, least: 1280 },
      { theme: 'dark', width: 360, least: 320 },
    ]);
    expect(faults).toEqual({});
  },
);
