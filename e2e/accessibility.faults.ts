import { faultsOfPages } from './support/judged-pages.js';
import { ROLES } from './support/routes.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(480_000);

const stage = shareStage();

test.each(ROLES)(
  'axe finds no serious problems on the pages of a %s on a wide screen in light and dark, and on a phone in dark',
  async (role) => {
    const faults = await faultsOfPages(stage, role, [
      { theme: 'light', width: 1280, least: 1280 },
      { theme: 'dark', width: 1280, least: 1280 },
      { theme: 'dark', width: 360, least: 320 },
    ]);
    expect(faults).toEqual({});
  },
);
