import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail as its recipient gets it. */
export interface ReceivedMail extends Pick<Email, 'attachments' | 'headers'> {
  readonly messageId: string;
  /** Recipients that the server should deliver it to. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Response to an email, instead of accepting it: `greeting` is when a client connects. */
export interface Refusal {
  readonly at: 'data' | 'greeting' | 'recipient' | 'sender';
  readonly code: number;
}

export type Behavior = Refusal | 'dies after data' | 'silent' | 'takes mail';

/** A real mail server that does with mails what a test says. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  behavior: Behavior = 'takes mail';
  /** Called when a client connects, before the response. */
  onConnection: () => void = () => undefined;
  /** Called when an email has arrived, before the response. */
  onData: () => void = () => undefined;
  connections = 0;
  /** Number of times it had an email and died before it said so. */
  deaths = 0;
  /** Recipients it does not know, permanently. */
  isUnknown: (recipient: string) => boolean = () => false;
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onConnect: (_session, done) => {
        this.connections += 1;
        this.onConnection();
        if (this.behavior !== 'silent') done(this.refusalAt('greeting'));
      },
      onMailFrom: (_address, _session, done) => done(this.refusalAt('sender')),
      onRcptTo: ({ address }, _session, done) => {
        const unknown = this.isUnknown(address) ? refusal(550, `5.1.1 <${address}>: user unknown`) : null;
        done(this.refusalAt('recipient') ?? unknown);
      },
      onData: (stream, session, done) =>
        void stream.toArray().then(async (chunks: Buffer[]) => {
          const refusal = this.refusalAt('data');
          if (!refusal) await this.take(Buffer.concat(chunks), session);
          this.onData();
          if (this.behavior === 'dies after data') {
            this.deaths += 1;
            this.hangUp();
          } else done(refusal);
        }),
    });
    // A client may hang up in the middle.
    this.server.on('error', () => undefined);
  }

  static async open(): Promise<MailServer> {
    const opened = new MailServer();
    opened.server.listen(0, '127.0.0.1');
    await once(opened.server.server, 'listening');
    return opened;
  }

  /** Settings a shop needs to send here. */
  get environment(): Record<string, string> {
    const { port } = this.server.server.address() as AddressInfo;
    return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Axle <orders@axle.example>' };
  }

  /** Emails about these orders, oldest first: each links to an order, or contains its number. */
  about(...words: readonly string[]): ReceivedMail[] {
    return this.received.filter(({ html }) => words.some((word) => html.includes(word)));
  }

  /** Breaks every connection. */
  hangUp(): void {
    for (const connection of this.server.connections as Set<{ _socket?: { destroy(): void } }>) {
      connection._socket?.destroy();
    }
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private refusalAt(at: Refusal['at']): Error | null {
    const { behavior } = this;
    if (typeof behavior === 'string' || behavior.at !== at) return null;
    return refusal(behavior.code);
  }

  private async take(source: Buffer, { envelope }: SMTPServerSession): Promise<void> {
    const {
      messageId = '',
      subject = '',
      html = '',
      text = '',
      attachments,
      headers,
    } = await PostalMime.parse(source);
    const recipients = envelope.rcptTo.map(({ address }) => address);
    this.received.push({ messageId, subject, html, text, attachments, headers, recipients });
  }
}

const refusal = (code: number, words = 'not today') =>
  Object.assign(new Error(words), { responseCode: code });
