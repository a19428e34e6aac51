import { faultsOfPages } from './support/judged-pages.js';
import { ROLES } from './support/routes.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(240_000);

const stage = shareStage();

// On a wide screen and in the dark: accessibility.faults.ts.
test.each(ROLES)(
  'axe finds no serious problems on the pages of a %s on a phone, and no page is wider than the window down to 320 px (WCAG 1.4.10)',
  async (role) => {
    expect(await faultsOfPages(stage, role, [{ theme: 'light', width: 360, least: 320 }])).toEqual({});
  },
);
