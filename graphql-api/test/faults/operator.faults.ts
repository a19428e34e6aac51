import { OperatorScene } from '../support/operator-scene.js';
import { endsWell, FAULTS, STORIES } from '../support/provider-stories.js';

jest.setTimeout(120_000);

describe.each(Object.entries(STORIES))('the provider fails at %s', (_name, story) => {
  test.each(Object.entries(FAULTS))('by %s, and everything is completed afterwards', async (_what, fault) => {
    const scene = await OperatorScene.open();
    await endsWell(scene, story, fault);
    await scene.close();
  });
});
