/** One sending of an event to an endpoint. */
export interface Sending {
  /** ISO 8601. */
  at: string;
  event: string;
  type: string;
  endpoint: string;
  attempt: number;
  /** What the endpoint answered; null when it gave no answer. */
  status: number | null;
}

const keptPerAccount = 2_000;

/** The latest sendings of each account, in memory only: a restart empties it. */
export class DeliveryLog {
  private readonly sendings = new Map<string, Sending[]>();

  add(account: string, sending: Sending): void {
    const list = this.of(account);
    list.push(sending);
    if (list.length > keptPerAccount) list.shift();
  }

  /** The account's sendings, oldest first. */
  of(account: string): Sending[] {
    const list = this.sendings.get(account) ?? [];
    this.sendings.set(account, list);
    return list;
  }
}
