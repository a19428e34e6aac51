import { CIVIC } from './support/civic.js';
import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';
import { barriersInBothThemes } from './support/themes.js';

jest.setTimeout(180_000);

const stage = shareStage();

const FORD = 'year=2013&make=Ford&model=F-150';

/** The part of this name, for the Civic. */
async function pageOf(name: string): Promise<string> {
  const parts = (await (await fetch(`${stage.shop.url}/parts`)).json()) as { _id: string; name: string }[];
  return `/catalogue/${parts.find((part) => part.name === name)!._id}?${CIVIC}`;
}

// At 360 px the journey from a car to its receipt looks (car-to-receipt.test.ts).
describe('at 1280 px, in both themes, axe finds no serious problems', () => {
  let shopper: Shopper;
  beforeEach(async () => {
    shopper = await stage.aShopper({ viewport: { width: 1280, height: 900 } });
  });
  afterEach(async () => {
    expect(await shopper.leave()).toEqual([]);
  });

  test('in the garage with two cars and in a decoded VIN', async () => {
    const { page } = shopper;
    await page.addInitScript(
      ([car, garage]) => {
        localStorage.setItem('axle:car', car!);
        localStorage.setItem('axle:garage', garage!);
      },
      [CIVIC, `${CIVIC}\n${FORD}`],
    );
    await page.goto('/blogs');
    await shopper.mayPress(/^Your car:/);
    await shopper.presses(/^Your car:/);
    await page.getByRole('button', { name: '2013 Ford F-150', exact: true }).waitFor();
    expect(await barriersInBothThemes(shopper)).toEqual([]);
    await shopper.types('Or find it by VIN', '1HGCM82633A004352');
    await shopper.presses('Read');
    await page.getByRole('radio').first().waitFor();
    expect(await barriersInBothThemes(shopper)).toEqual([]);
  });

  test.each([
    ['Front brake disc 312 mm, vented', 'FITS'],
    ['Rear brake caliper, four-piston, yellow', 'FITS_IF'],
    ['Sport brake disc 330 mm, drilled and slotted', 'DOES_NOT_FIT'],
    ['Front brake hose 415 mm', 'UNKNOWN'],
  ])('on the page of a part: %s, %s', async (name, verdict) => {
    await shopper.opens(await pageOf(name));
    await shopper.page
      .getByRole('region', { name: 'Part label' })
      .locator(`[data-verdict="${verdict}"]`)
      .waitFor();
    expect(await barriersInBothThemes(shopper)).toEqual([]);
  });

  test('on the page of a part without a car and in its zoomed photo', async () => {
    const [address = ''] = (await pageOf('Front brake disc 312 mm, vented')).split('?');
    await shopper.page.goto(address);
    await shopper.sees('Does it fit your car?');
    expect(await barriersInBothThemes(shopper)).toEqual([]);
    await shopper.mayPress('Zoom photo 1 of 2');
    await shopper.presses('Zoom photo 1 of 2');
    await shopper.page.getByRole('dialog').getByRole('button', { name: 'Next photo' }).waitFor();
    expect(await barriersInBothThemes(shopper)).toEqual([]);
  });

  test('where a row of a list is edited and in the list of findings', async () => {
    const { page } = shopper;
    await shopper.comesIn('admin@example.com');
    await page.goto(
      `/dashboard/fitment/parts/${(await pageOf('Front brake disc 312 mm, vented')).split(/[/?]/)[2]}`,
    );
    await page.getByRole('button', { name: /^Edit Honda Civic/ }).click();
    await page.getByLabel('Make').waitFor();
    expect(await barriersInBothThemes(shopper)).toEqual([]);
    await shopper.opens('/dashboard/fitment');
    expect(await barriersInBothThemes(shopper)).toEqual([]);
  });
});
