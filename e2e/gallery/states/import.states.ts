import { opens, presses, reads, type Scene, type Walk } from './state.js';

/** Rows of every kind; `yearTo` is that of the one that may be wrong. */
const file = (yearTo: string, note: string) => ({
  name: 'norrland-brakes-nov.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'part_number;make;model;year_from;year_to;litres;position;units;note',
      `N 312.28-05;Honda;Accord;2013;${yearTo};;front;2;`,
      `N 312.28-05;Honda;Pilot;2009;2015;;front;2;${note}`,
      'N 312.28-05;Honda;Civic;2016;2021;2.0;front;4;',
      'N 312.28-05;Volkswagen;Golf;2010;2014;;front;2;',
    ].join('\r\n'),
    'latin1',
  ),
});

async function sends(scene: Scene, csv: ReturnType<typeof file>): Promise<void> {
  await opens(scene, '/dashboard/fitment');
  await scene.page.locator('input[type=file]').setInputFiles(csv);
  await scene.shopper.seesHeading('Import of lists of cars');
}

export const importing: Walk = {
  title: 'A file of lists',
  as: 'admin',
  states: [
    {
      name: 'import-with-wrong-rows',
      whole: true,
      async show(scene) {
        await sends(scene, file('2O17', '=SUM(A1:A9)'));
        await scene.shopper.sees(/^Mend the 2 wrong rows first/);
      },
    },
    {
      name: 'import-ready',
      whole: true,
      async show(scene) {
        await sends(scene, file('2017', 'für vorn'));
        await scene.page.getByRole('button', { name: /^Apply 3 rows/ }).waitFor();
      },
    },
    { name: 'import-applied', whole: true, show: presses('Apply 3 rows', '3 rows are in') },
    { name: 'import-undone', whole: true, show: presses('Undo', 'This import was undone.') },
    {
      name: 'import-refused',
      whole: true,
      async show(scene) {
        const csv = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('number,price\nA,1\n') };
        await sends(scene, csv);
        await scene.shopper.sees('The file cannot be read.');
      },
    },
  ],
};

export const workList: Walk = {
  title: 'The work list',
  as: 'admin',
  states: [
    { name: 'work-list', whole: true, show: reads('/dashboard/fitment', 'Overlap') },
    {
      name: 'work-list-of-a-kind',
      whole: true,
      async show(scene) {
        await opens(scene, '/dashboard/fitment?kind=overlap');
        await scene.page
          .getByRole('link', { name: /^Open row/ })
          .first()
          .waitFor();
      },
    },
    {
      name: 'work-list-row-opened',
      whole: true,
      async show({ shopper, page }) {
        await shopper.follows(/^Open row/);
        await page.getByLabel('Make').waitFor();
      },
    },
  ],
};
