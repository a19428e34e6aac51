import { barriersInBothThemes } from './support/themes.js';
import type { Shopper } from './support/shopper.js';
import { setStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = setStage();

let shopper: Shopper;
beforeEach(async () => {
  shopper = await stage.aShopper();
  await shopper.returnsAs('admin@example.com');
});
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

test('a parts file is previewed, applied as a whole, and undone', async () => {
  const { page } = shopper;
  await page.goto('/dashboard/imports');
  await shopper.seesHeading('Import');
  await shopper.sees('One row per part');
  expect(await barriersInBothThemes(shopper)).toEqual([]);
  const file =
    'part_number,brand,name,price,stock\nE2E-100,Norrland,Disc of a file,12.80,7\nE2E-200,Norrland,Pads,"1,280",7\n';
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'norrland.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  await choose(file);
  await shopper.sees('Fix the rejected row first. Either all rows are imported or none.');
  await shopper.sees(/is ambiguous\. Write 1\.28 or 1280\.00\./);
  expect(await barriersInBothThemes(shopper)).toEqual([]);
  await choose(file.replace('"1,280"', '1280'));
  await shopper.presses('Apply 2 rows');
  await shopper.sees('2 rows imported');
  await page.goto('/dashboard/manageproducts?q=E2E-100');
  await shopper.sees('Disc of a file');

  await page.goto('/dashboard/imports');
  await page.getByRole('link', { name: 'norrland.csv' }).first().click();
  await shopper.presses('Undo');
  await shopper.sees('This import was undone.');
});
