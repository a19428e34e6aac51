import { createTestShop } from '../support/create-test-shop.js';
import { report } from '../support/fault-report.js';
import { MailServer } from '../support/mail-server.js';
import { createTestDatabase } from '../support/test-database.js';

jest.setTimeout(1_800_000);

const MAILS = 10_000;
/** Every so many is to someone whom the server does not know. */
const UNKNOWN_EACH = 100;

/** Responses to so many messages, each to another email address, all due. */
const FILL = [
  `INSERT INTO contact_message (id, name, email, message)
   SELECT md5('message' || n)::uuid, 'Jo', 'jo' || n || '@example.com', 'Hello' FROM generate_series(1, ${MAILS}) AS n`,
  `INSERT INTO contact_answer (id, message_id, text, answered_by)
   SELECT md5('answer' || n)::uuid, md5('message' || n)::uuid, 'Yes.', 'admin' FROM generate_series(1, ${MAILS}) AS n`,
  `INSERT INTO outbox (type, key, payload)
   SELECT 'message.answered', 'message.answered:' || id, jsonb_build_object('answerId', id, 'orderId', NULL) FROM contact_answer`,
];

const isUnknown = (recipient: string) => Number(/\d+/.exec(recipient)?.[0]) % UNKNOWN_EACH === 0;

describe('C49: a backlog of emails', () =>
  test(`${MAILS} wait, and two instances send each once or open a case`, async () => {
    const server = await MailServer.open();
    server.isUnknown = isUnknown;
    const database = await createTestDatabase();
    const shared = { url: database.url, drop: () => Promise.resolve() };
    const first = await createTestShop({ database: shared, env: server.environment });
    const second = await createTestShop({ database: shared, env: server.environment });
    for (const statement of FILL) await first.database.query(statement);

    await Promise.all([first.runTask('mails'), second.runTask('mails')]);

    const times = new Map<string, number>();
    for (const { recipients } of server.received)
      for (const to of recipients) times.set(to, (times.get(to) ?? 0) + 1);
    const [{ cases }] = await first.database.query<[{ cases: number }]>(
      "SELECT count(*)::integer AS cases FROM payment_case WHERE kind = 'MAIL_NOT_SENT'",
    );
    const [{ waiting }] = await first.database.query<[{ waiting: number }]>(
      'SELECT count(*)::integer AS waiting FROM outbox WHERE outcome IS NULL',
    );
    const twice = [...times.values()].filter((count) => count > 1).length;
    const lost = MAILS - times.size - cases;
    report({
      row: 'C49',
      what: `${MAILS} mails waiting, two instances, every ${UNKNOWN_EACH}th refused`,
      runs: MAILS,
      faults: MAILS / UNKNOWN_EACH,
      violations: twice + lost + waiting,
    });
    expect({ twice, lost, waiting, cases }).toEqual({
      twice: 0,
      lost: 0,
      waiting: 0,
      cases: MAILS / UNKNOWN_EACH,
    });
    await second.close();
    await first.close();
    await database.drop();
    await server.close();
  }));
