import { operationNameOf } from './support/operation-name.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = shareStage();

test('a part whose link was hovered opens without waiting', async () => {
  const visitor = await stage.aShopper();
  const { page } = visitor;
  await visitor.opens('/');
  const link = page.getByRole('region', { name: 'Best Auto Parts' }).getByRole('link').nth(1);
  const fetched = page.waitForResponse((answer) => operationNameOf(answer.request()) === 'PartPage');
  await link.hover();
  await fetched;
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') asked.push(pathname);
    if (pathname === '/graphql') asked.push(operationNameOf(request) ?? pathname);
  });
  await link.click();
  await page.waitForURL('**/catalogue/*');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(asked.filter((what) => what === 'PartPage' || what.endsWith('.js'))).toEqual([]);
  expect(await visitor.leave()).toEqual([]);
});
