import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { newId } from '../../src/shared/ids.js';
import { aPart } from './builders.js';
import { createTestShop, type TestShop } from './create-test-shop.js';
import { MailServer } from './mail-server.js';
import { placeOrder } from './operations.js';
import { preloaded } from './preloaded.js';
import { localEnvironment, ROOMY } from './process-environment.js';
import type { ShopClient } from './shop-client.js';
import { ShopProcess } from './shop-process.js';
import { until } from './until.js';

/** Where a process dies that sends an email; `send:during` is when the server has the text and has not responded. */
export type MailPoint = 'send:after' | 'send:before' | 'send:during';

/** Event that the email reports. */
export type MailSubject = 'answer' | 'order';

/** A shop whose process dies at one point of sending a mail. */
export class MailKills {
  private constructor(
    private readonly server: MailServer,
    private readonly shop: TestShop,
    private readonly running: ShopProcess,
    private readonly point: MailPoint,
    private readonly customer: ShopClient,
    private readonly part: Part,
    private readonly about: MailSubject,
  ) {}

  static async at(point: MailPoint, about: MailSubject = 'order'): Promise<MailKills> {
    const server = await MailServer.open();
    const shop = await createTestShop({ env: { ...ROOMY, ...server.environment } });
    const running = await ShopProcess.prepare({
      ...localEnvironment(shop),
      ...ROOMY,
      ...server.environment,
      ...preloaded('hurried-tasks.mjs', 'kill-point.mjs'),
      KILL_AT: point === 'send:during' ? 'send:after' : point,
    });
    await running.start();
    const { email, idToken } = await shop.people.create({ email: 'killed@example.com' });
    const { body } = await running.as(idToken).rest('PUT', `/user/${email}`, { email });
    const customer = running.as((body as { token: string }).token);
    const part = await aPart(shop.database, { availableQuantity: 100_000 });
    return new MailKills(server, shop, running, point, customer, part, about);
  }

  /** One email that meets the point: the process dies, is restarted, and the pause after the first attempt passes. */
  async run(): Promise<{ lost: number; otherIds: number; mails: number }> {
    const { server, shop, running, point } = this;
    if (point === 'send:during') {
      server.onData = () => {
        running.signal('SIGKILL');
        server.onData = () => undefined;
      };
    } else {
      running.signal('SIGUSR2');
      await until(() => Promise.resolve(running.printed.includes('armed')), 'the process to be armed');
    }
    const id = await this.cause();
    const signal = await running.ended();
    if (signal !== 'SIGKILL') throw new Error(`the process ended by ${signal}: ${running.printed}`);

    await running.start();
    await shop.database.query('UPDATE outbox SET due_at = now() WHERE outcome IS NULL');
    const isOver = async () => {
      const waiting = await shop.database.query<unknown[]>('SELECT FROM outbox WHERE outcome IS NULL');
      return waiting.length === 0;
    };
    await until(isOver, 'the mail to be sent');
    const mails = server.about(id);
    const ids = new Set(mails.map(({ messageId }) => messageId));
    return { lost: mails.length === 0 ? 1 : 0, otherIds: Math.max(0, ids.size - 1), mails: mails.length };
  }

  /** Triggers one email. Returns a text that it contains. */
  private async cause(): Promise<string> {
    const { shop, customer, part, about } = this;
    if (about === 'order') return (await placeOrder(customer, part)).id;
    const id = newId();
    await shop.database.query(
      "INSERT INTO contact_message (id, name, email, message) VALUES ($1, 'Jo', 'jo@example.com', 'Hello')",
      [id],
    );
    const admin = { uid: 'admin', email: 'admin@example.com', name: null, role: Role.ADMIN };
    await shop.app.services.contact.answer({ id, text: `About ${id}: yes.`, expectedAnswers: 0 }, admin);
    return id;
  }

  async close(): Promise<void> {
    await this.running.kill();
    await this.shop.close();
    await this.server.close();
  }
}
