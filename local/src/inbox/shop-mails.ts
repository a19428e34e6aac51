import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';
import PostalMime from 'postal-mime';
import { writeAtomically } from '@axle/payments-sandbox/write-atomically';

/** More than anyone will scroll through; older mails are deleted. */
const KEPT = 200;
const LARGEST = 1_000_000;

export interface ShopMail {
  id: string;
  to: string;
  subject: string;
  /** HTML with its pictures as data. */
  html: string;
  text: string;
  headers: { name: string; value: string }[];
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** The shop's mail server on this machine: what it gets goes nowhere but into the inbox, over restarts too. */
export class ShopMails {
  private mails: ShopMail[];
  private readonly server: SMTPServer;

  constructor(
    port: number,
    private readonly file: string,
  ) {
    this.mails = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShopMail[]) : [];
    this.server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      size: LARGEST,
      closeTimeout: 100,
      onData: (stream, { envelope }, done) =>
        void stream
          .toArray()
          .then((chunks: Buffer[]) =>
            this.take(
              Buffer.concat(chunks),
              envelope.rcptTo.map(({ address }) => address),
            ),
          )
          .then(() => done(), done),
    });
    // A sender that hangs up.
    this.server.on('error', () => undefined);
    this.server.listen(port, '127.0.0.1');
  }

  newestFirst(): readonly ShopMail[] {
    return this.mails;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private async take(source: Buffer, to: readonly string[]): Promise<void> {
    const {
      subject = '',
      html = '',
      text = '',
      headers,
      attachments,
    } = await PostalMime.parse(source, {
      attachmentEncoding: 'base64',
    });
    const receivedAt = new Date().toISOString();
    const pictures = attachments.map(({ contentId = '', mimeType, content }) => ({
      address: `cid:${contentId.slice(1, -1)}`,
      data: `data:${mimeType};base64,${typeof content === 'string' ? content : ''}`,
    }));
    const mail: ShopMail = {
      id: createHash('sha256').update(receivedAt).update(source).digest('hex').slice(0, 16),
      to: to.join(', '),
      subject,
      html: pictures.reduce((shown, { address, data }) => shown.replaceAll(address, data), html),
      text,
      headers: headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
      receivedAt,
    };
    this.mails = [mail, ...this.mails].slice(0, KEPT);
    writeAtomically(this.file, JSON.stringify(this.mails));
  }
}
