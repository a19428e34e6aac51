import { aPart } from '#testing/builders';
import { aJob } from '#testing/jobs';
import { MockApi } from '#testing/mock-api';
import { passSeconds } from '#testing/pass-time';
import { renderApp } from '#testing/render-app';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  ['/', 'NewestParts'],
  ['/catalogue', 'CatalogueList'],
  ['/catalogue/disc', 'PartPage'],
  ['/jobs/front-brakes', 'JobPage'],
] as const)('%s polls while it is visible, and never in a hidden tab', async (path, operation) => {
  const shop = new MockApi();
  shop.parts = [aPart({ id: 'disc' })];
  shop.answer({ job: () => aJob() });
  await renderApp({ path, shop });
  await passSeconds(1);
  const first = shop.calls(operation).length;

  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await passSeconds(300);
  expect(shop.calls(operation)).toHaveLength(first);

  hidden.mockReturnValue(false);
  await passSeconds(31);
  expect(shop.calls(operation).length).toBeGreaterThan(first);
});
