import { report } from '../support/fault-report.js';
import { MailKills, type MailPoint } from '../support/mail-kills.js';

jest.setTimeout(900_000);

const RUNS = 20;

describe('C49: killed while a mail is sent', () => {
  test.each<[MailPoint, number]>([
    ['send:before', 1],
    ['send:during', 2],
    ['send:after', 2],
  ])('%s', async (point, most) => {
    const kills = await MailKills.at(point);
    let violations = 0;
    for (let run = 0; run < RUNS; run++) {
      const { lost, otherIds, mails } = await kills.run();
      violations += lost + otherIds + Math.max(0, mails - most);
    }
    await kills.close();

    report({
      row: 'C49',
      what: `kill -9 while a mail is sent, at ${point}`,
      runs: RUNS,
      faults: RUNS,
      violations,
    });
    expect(violations).toBe(0);
  });
});
