import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { setStage } from './support/stage.js';
import { barriersInBothThemes } from './support/themes.js';

jest.setTimeout(180_000);

const ROOT = join(__dirname, '..');
const stage = setStage({ BEHIND_THIS_SCREEN: 'on' });

/** `npm start` builds the panel once the shop responds; a page that is opened from then on has it. */
beforeAll(async () => {
  for (;;) {
    const panel = await fetch(`${stage.shop.url}/behind/panel.js`);
    if ((await panel.text()).includes('behind-this-screen')) return;
  }
});

test("a page's operation opens in the explorer with its caller, and a link leads back to the page", async () => {
  const customer = await stage.aShopper();
  await customer.returnsAs('customer@example.com');
  const { page } = customer;
  await page.goto('/dashboard/myorders');
  await customer.seesHeading('My Orders');
  await customer.settles();

  // By keyboard alone: the handle is the last stop of the page.
  const handle = page.getByRole('button', { name: 'Behind this screen' });
  await handle.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Behind this screen' });
  const operation = panel.getByRole('listitem').filter({ hasText: 'MyOrders' }).first();
  await operation.getByText('MyOrders').click();
  await operation.getByText(/^Sent as the signed-in customer/).waitFor();
  expect(await operation.locator('summary').innerText()).toMatch(
    /\d ms\s+from the server\s+\d+ statements?\s+\d+ points?/,
  );
  await operation
    .locator('ol')
    .getByText(/^SELECT/)
    .first()
    .waitFor();

  const opened = page.context().waitForEvent('page');
  await operation.getByRole('link', { name: 'Open in the explorer' }).click();
  const explorer = await opened;
  await explorer.getByText('Signed in as customer@example.com.').waitFor();
  await explorer
    .getByRole('tab', { name: /^MyOrders/ })
    .and(explorer.locator('[aria-selected="true"]'))
    .waitFor();
  await explorer.locator('.graphiql-query-editor').getByText('MyOrders').first().waitFor();
  await explorer.getByRole('button', { name: 'Execute query' }).click();
  await explorer.locator('.graphiql-response').getByText('myOrders').first().waitFor();
  await explorer.getByText('Opened from ').getByRole('link', { name: '/dashboard/myorders' }).click();
  await explorer.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor();

  // In addition to the tabs that the explorer has kept, another operation has one of its own.
  await panel.getByText('Me', { exact: true }).click();
  const other = panel.getByRole('listitem').filter({ has: page.getByText('Me', { exact: true }) });
  const openedAgain = page.context().waitForEvent('page');
  await other.getByRole('link', { name: 'Open in the explorer' }).click();
  const again = await openedAgain;
  const tabOf = (name: string) => again.getByRole('tab', { name: new RegExp(`^${name}`) });
  await tabOf('Me').and(again.locator('[aria-selected="true"]')).waitFor();
  await tabOf('MyOrders').waitFor();

  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('behind-this-screen');
  expect(await customer.leave()).toEqual([]);
});

test("a page rendered by the server says so and lists the server's operations", async () => {
  const visitor = await stage.aShopper({ viewport: { width: 360, height: 640 } });
  const { page } = visitor;
  await page.goto('/catalogue?q=disc');
  await visitor.settles();
  await page.getByRole('button', { name: 'Behind this screen' }).click();
  const panel = page.getByRole('dialog', { name: 'Behind this screen' });
  await panel.getByText('This page has sent no operations: the server rendered all of it.').waitFor();
  await panel.getByText('CatalogueList').click();
  await panel.getByText('"search": "disc"').waitFor();
  expect(await panel.evaluate((dialog) => dialog.scrollWidth)).toBe(360);
  expect(await barriersInBothThemes(visitor)).toEqual([]);

  await panel.getByText('CatalogueList').click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Behind this screen' }).click();
  await panel.getByText(/^From the cache in/).waitFor();
  expect(await visitor.leave()).toEqual([]);
});

test.each([360, 768])(
  'at %d px the handle does not overlap a bar at the bottom of the screen',
  async (width) => {
    const customer = await stage.aShopper({ viewport: { width, height: 640 } });
    await customer.returnsAs('customer@example.com');
    const { page } = customer;
    await page.goto('/dashboard/myorders');
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    const bar = (await page.getByRole('region', { name: 'Selected orders' }).boundingBox())!;
    const handle = (await page.locator('behind-this-screen').boundingBox())!;
    expect(handle.y + handle.height <= bar.y || handle.y >= bar.y + bar.height).toBe(true);
    expect(await customer.leave()).toEqual([]);
  },
);

/** Version of the image, as its build names it. */
const PRODUCTION = ['web/dist/client', 'web/dist/server', 'web/dist/explorer'];
const TRACE = /behind-this-screen|Behind this screen|\/behind\//;

const filesBelow = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

test('production files do not contain the panel', () => {
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  const built = /^RUN node scripts\/build\.mjs (?<names>.+)$/m.exec(dockerfile)?.groups?.names;
  expect(built?.split(' ')).toEqual(['graphql-api', 'web', 'explorer']);

  const traces = (folder: string) =>
    filesBelow(folder).filter((file) => TRACE.test(readFileSync(file, 'utf8')));
  expect(traces('web/dist/behind').length).toBeGreaterThan(0);
  for (const folder of PRODUCTION) {
    expect(filesBelow(folder).length).toBeGreaterThan(0);
    expect(traces(folder)).toEqual([]);
  }
  // The code that traces requests is a chunk of its own, which the server loads where it is switched on.
  const server = traces('graphql-api/dist/bundle').map((file) => basename(file));
  expect(server).toEqual([expect.stringMatching(/^behind-[\w-]+\.js$/)]);
});
