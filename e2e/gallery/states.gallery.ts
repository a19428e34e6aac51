/** `npm run screenshots`: what the shop shows that has no address of its own, at every width in both themes. */
import { setStage } from '../support/stage.js';
import { LOOKS, stateFile } from './pictures.js';
import { removePictures } from './remove-pictures.js';
import { type Setting, setScene } from './setting.js';
import type { Walk } from './states/state.js';
import { WALKS } from './states/walks.js';
import { lookOf, PATIENCE_MS, takePicture } from './take-picture.js';

jest.setTimeout(1_800_000);

const stage = setStage();
let setting: Setting;
beforeAll(async () => {
  setting = await setScene(stage.shop);
  removePictures((name) => name.startsWith('state-'));
});

/** A fresh browser with the cars of a walk; signed in, where it is a customer's or an admin's. */
async function walker({ as, cars }: Walk, look: (typeof LOOKS)[number]) {
  const shopper = await stage.aShopper(lookOf(look));
  shopper.page.setDefaultTimeout(PATIENCE_MS);
  if (as !== 'visitor') await shopper.comesIn(`${as}@example.com`);
  if (cars)
    await shopper.page.addInitScript(
      ([chosen = '', all = '']) => {
        if (localStorage.getItem('axle:car') !== null) return;
        localStorage.setItem('axle:car', chosen);
        localStorage.setItem('axle:garage', all);
      },
      [cars[0], cars.join('\n')],
    );
  return shopper;
}

const walks = LOOKS.flatMap((look) => WALKS.map((walk) => ({ ...look, ...walk, walk })));

test.each(walks)('$theme, $width px: $title', async ({ theme, width, walk }) => {
  const shopper = await walker(walk, { theme, width });
  const scene = { shopper, page: shopper.page, setting };
  try {
    for (const state of walk.states) {
      if (state.below !== undefined && width >= state.below) continue;
      await state.show(scene);
      if (!state.unsettled) await shopper.settles();
      await takePicture(shopper, stateFile(state, width, theme), state.whole ?? false);
    }
  } finally {
    await shopper.leave();
  }
});
