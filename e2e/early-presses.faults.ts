import {
  DESK,
  followsOnSlowPhone,
  logsInOnSlowPhone,
  lookAround,
  PHONE,
  pressEarly,
} from './early-presses.js';
import { addressesFor } from './support/routes.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(600_000);

const stage = shareStage();

test('every control of every public page works when it is used before the scripts load', async () => {
  const { found, deadLinks } = await lookAround(stage, {
    addressOf: await addressesFor(stage.shop, 'visitor'),
    screens: [PHONE, DESK],
    // The same control on another page, or for another part, counts once; of expanding answers, one a page.
    keyOf: ({ kind, name, method }, address) => [kind, kind === 'summary' ? address : name, method].join(' '),
  });

  expect(deadLinks).toEqual([]);
  const kinds = new Set([...found.values()].map(({ control }) => control.kind));
  expect([...kinds].sort()).toEqual(['button', 'choice', 'select', 'submit', 'summary', 'text']);
  expect(await pressEarly(stage, found)).toEqual([]);
});

test('on a slow phone, entering data and pressing Login during hydration logs in, each time', async () => {
  // Several times, since the click must happen between the first field that responds and the text typed before.
  for (let visits = 0; visits < 3; visits += 1) expect(await logsInOnSlowPhone(stage)).toEqual([]);
});

test('following a link during hydration works on a slow phone too, each time', async () => {
  expect(await followsOnSlowPhone(stage, 12)).toEqual([]);
});
