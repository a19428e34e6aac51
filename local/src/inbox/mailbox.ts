import { existsSync, readFileSync } from 'node:fs';
import { EmulatorRefusal, type IdentityToolkit } from '../clients/identity-toolkit.js';
import { writeAtomically } from '@axle/payments-sandbox/write-atomically';
import { mailFrom, type Mail } from './mail.js';

/** More than anyone will scroll through; older mails are deleted. */
const KEPT = 200;
const POLL_INTERVAL_MS = 1_000;

/** What can go wrong when a mail's link is followed, and what the reader is told. */
export const problems = {
  'weak-password': 'Password must be 6 characters or longer.',
  'no-answer': "The Auth emulator isn't responding. Try again in a moment.",
  refused: 'The Auth emulator rejected this. Request a new email in the shop.',
};

export type Problem = keyof typeof problems;

/**
 * The mails of the Auth emulator, which itself only lists links that still work: keeps what it has seen, with times, over
 * restarts too. Polls every second, so that their times are right even if no one opens the page.
 */
export class Mailbox {
  /** False while the emulator doesn't answer. */
  reachable = true;
  private mails: Mail[];
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly emulator: IdentityToolkit,
    private readonly file: string,
  ) {
    this.mails = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Mail[]) : [];
    this.timer = setInterval(() => void this.refresh(), POLL_INTERVAL_MS).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  newestFirst(): readonly Mail[] {
    return this.mails;
  }

  /** Receives new mails, and records which links no longer work. */
  async refresh(): Promise<void> {
    try {
      const codes = await this.emulator.oobCodes();
      this.reachable = true;
      const known = new Set(this.mails.map(({ code }) => code));
      const working = new Set(codes.map(({ oobCode }) => oobCode));
      const fresh = codes.filter(({ oobCode }) => !known.has(oobCode)).map(mailFrom);
      const gone = this.mails.filter((mail) => mail.state === 'open' && !working.has(mail.code));
      for (const mail of gone) mail.state = 'gone';
      this.mails = [...fresh.reverse(), ...this.mails].slice(0, KEPT);
      if (fresh.length + gone.length > 0) this.save();
    } catch {
      this.reachable = false;
    }
  }

  /** Does what the link of a verification mail, or of a change of email, does. Undefined when all went well or the link was gone. */
  confirm(mail: Mail): Promise<Problem | undefined> {
    return this.act(mail, () => this.emulator.applyCode(mail.code));
  }

  /** Sets a new password with a reset mail. Undefined when all went well or the link was gone. */
  choosePassword(mail: Mail, password: string): Promise<Problem | undefined> {
    return this.act(mail, () => this.emulator.resetPassword(mail.code, password));
  }

  private async act(mail: Mail, follow: () => Promise<void>): Promise<Problem | undefined> {
    try {
      await follow();
      mail.state = 'done';
    } catch (error) {
      if (!(error instanceof EmulatorRefusal)) return 'no-answer';
      if (error.code.startsWith('WEAK_PASSWORD')) return 'weak-password';
      if (error.code !== 'INVALID_OOB_CODE') return 'refused';
      mail.state = 'gone';
    }
    this.save();
    return undefined;
  }

  private save(): void {
    writeAtomically(this.file, JSON.stringify(this.mails, null, 2));
  }
}
