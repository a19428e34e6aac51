import { report } from '../support/fault-report.js';
import { MailKills, type MailPoint, type MailSubject } from '../support/mail-kills.js';

jest.setTimeout(900_000);

const RUNS = 20;

describe('C49: killed while sending an email', () =>
  test.each<[MailSubject, MailPoint, number]>([
    ['order', 'send:before', 1],
    ['order', 'send:during', 2],
    ['order', 'send:after', 2],
    ['answer', 'send:before', 1],
    ['answer', 'send:during', 2],
    ['answer', 'send:after', 2],
  ])('%s, %s', async (about, point, most) => {
    const kills = await MailKills.at(point, about);
    let violations = 0;
    for (let run = 0; run < RUNS; run++) {
      const { lost, otherIds, mails } = await kills.run();
      violations += lost + otherIds + Math.max(0, mails - most);
    }
    await kills.close();

    report({
      row: 'C49',
      what: `kill -9 while a mail about an ${about} is sent, at ${point}`,
      runs: RUNS,
      faults: RUNS,
      violations,
    });
    expect(violations).toBe(0);
  }));
