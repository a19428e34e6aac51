import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeResults } from 'axe-core';

import type { Shopper } from './support/shopper.js';
import { setStage } from './support/stage.js';

jest.setTimeout(180_000);

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const stage = setStage();

let shopper: Shopper;
beforeEach(async () => {
  shopper = await stage.aShopper();
  await shopper.returnsAs('admin@example.com');
});
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

/** Everything that axe finds on the current page, serious or not. */
async function barriers(): Promise<string[]> {
  await shopper.settles();
  await shopper.page.evaluate(AXE);
  const { violations } = await shopper.page.evaluate(async () =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Whether the page is wider than a phone. */
async function fitsAPhone(): Promise<boolean> {
  await shopper.page.setViewportSize({ width: 360, height: 800 });
  const isTooWide = await shopper.page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  await shopper.page.setViewportSize({ width: 1280, height: 900 });
  return !isTooWide;
}

/** Opens the cars of the first product that a search finds. */
async function opensCarsOf(search: string): Promise<void> {
  await shopper.page.goto(`/dashboard/manageproducts?q=${encodeURIComponent(search)}`);
  await shopper.page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await shopper.follows('Cars, numbers, specifications');
  await shopper.seesHeading('Fitment');
}

const disc = 'Front brake disc 312 mm';

test('a row is edited in place by keyboard, its errors are shown, and the change is logged', async () => {
  await opensCarsOf(disc);
  const { page } = shopper;
  const civic = page.getByRole('button', { name: /^Edit Honda Civic/ });
  await civic.press('Enter');
  expect(await page.getByLabel('Make').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await barriers()).toEqual([]);
  expect(await fitsAPhone()).toBe(true);

  await page.keyboard.press('Escape');
  expect(await civic.evaluate((button) => button === document.activeElement)).toBe(true);

  await civic.press('Enter');
  await shopper.types('To', '2030');
  await shopper.presses('Save row');
  await shopper.seesInRed("The row wasn't saved. The Civic ends in 2026 here.", { above: 'Save row' });
  await shopper.types('To', '2020');
  await shopper.types('Note', 'up to chassis 5000');
  await shopper.presses('Save row');
  await shopper.sees('Row saved.');
  await shopper.sees('up to chassis 5000');
  await shopper.sees('2016 to 2020');

  await page.goto('/dashboard/activity?about=part');
  await shopper.sees(/Car changed in the fitment of Front brake disc 312 mm/);
});

test('a file with a wrong row changes nothing; corrected, it is applied, shown and undone', async () => {
  await opensCarsOf(disc);
  const { page } = shopper;
  const number = (
    await page
      .getByText(/· \S+/)
      .first()
      .innerText()
  ).split('· ')[1]!;
  const csv = (yearTo: string) =>
    Buffer.from(
      [
        'part_number;make;model;year_from;year_to;units;note',
        `${number};Honda;Accord;2013;2017;2;für vorn`,
        `${number};Honda;Pilot;2009;${yearTo};2;`,
      ].join('\r\n'),
    );
  const choose = (yearTo: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'norrland.csv', mimeType: 'text/csv', buffer: csv(yearTo) });

  await page.goto('/dashboard/fitment');
  await shopper.seesHeading('Fitment');
  await choose('2O15');
  await shopper.sees('is not a year: character 2 is not a digit.');
  await shopper.sees('norrland.csv');
  await shopper.sees(/2 rows, semicolons, UTF-8/);
  await shopper.sees('Fix the rejected row first. Either all rows are imported or none.');
  expect(await page.getByRole('button', { name: 'Apply 1 row' }).isDisabled()).toBe(true);
  expect(await barriers()).toEqual([]);
  expect(await fitsAPhone()).toBe(true);
  await page.reload();
  await shopper.sees('is not a year: character 2 is not a digit.');

  await choose('2015');
  await shopper.presses('Apply 2 rows');
  await shopper.sees('2 rows imported');
  expect(await barriers()).toEqual([]);
  await opensCarsOf(disc);
  await shopper.sees('Honda Pilot');
  await shopper.sees('für vorn');

  await page.goto('/dashboard/activity?about=import');
  await shopper.follows('File imported: norrland.csv');
  await shopper.presses('Undo');
  await shopper.sees('This import was undone.');
  await opensCarsOf(disc);
  await shopper.sees('Honda Civic');
  expect(await page.getByText('Honda Pilot').count()).toBe(0);
});

test('an export imports without changes', async () => {
  const { page } = shopper;
  await page.goto('/dashboard/fitment');
  const [download] = await Promise.all([page.waitForEvent('download'), shopper.presses('Export CSV')]);
  expect(download.suggestedFilename()).toBe('fitment.csv');
  const pieces: Buffer[] = [];
  for await (const piece of await download.createReadStream()) pieces.push(piece as Buffer);
  const file = { name: 'fitment.csv', mimeType: 'text/csv', buffer: Buffer.concat(pieces) };
  await page.locator('input[type=file]').setInputFiles(file);
  await shopper.sees('Every row matches the current data.');
  expect(await page.getByRole('link', { name: /^Errors/ }).innerText()).toMatch(/Errors\s*0/);
});
