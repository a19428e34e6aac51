import type { StoredCharge } from '../charge/charge.record.js';
import type { StoredEvent } from '../event/event.record.js';
import type { KeptAnswer } from '../idempotency/kept-answer.record.js';
import type { Settlement, StoredIntent } from '../payment-intent/payment-intent.record.js';
import type { StoredPaymentMethod, StoredToken } from '../payment-method/payment-method.record.js';
import type { StoredRefund } from '../refund/refund.record.js';
import type { Fault, Switches } from '../sandbox/switches.record.js';
import type { Delivery, StoredWebhookEndpoint } from '../webhook/webhook.record.js';

/** Everything one account owns, by table. Records are never changed in place: a change puts a new one. */
export interface Tables {
  payment_intents: StoredIntent;
  settlements: Settlement;
  payment_methods: StoredPaymentMethod;
  tokens: StoredToken;
  charges: StoredCharge;
  refunds: StoredRefund;
  events: StoredEvent;
  webhook_endpoints: StoredWebhookEndpoint;
  deliveries: Delivery;
  answers: KeptAnswer;
  faults: Fault;
  switches: Switches;
}

export type TableName = keyof Tables;

/** One write: a record put into its table, or null for a record taken out. */
export type Write = {
  [T in TableName]: readonly [table: T, id: string, record: Tables[T] | null];
}[TableName];

/** The state of one account: what `sk_test_X` and `pk_test_X` see, and no other key. */
export class Account {
  private readonly tables: { [T in TableName]: Map<string, Tables[T]> } = {
    payment_intents: new Map(),
    settlements: new Map(),
    payment_methods: new Map(),
    tokens: new Map(),
    charges: new Map(),
    refunds: new Map(),
    events: new Map(),
    webhook_endpoints: new Map(),
    deliveries: new Map(),
    answers: new Map(),
    faults: new Map(),
    switches: new Map(),
  };

  constructor(readonly name: string) {}

  /** The records of a table in the order in which they were made. */
  table<T extends TableName>(name: T): ReadonlyMap<string, Tables[T]> {
    return this.tables[name];
  }

  /** Sets or removes one record and returns the write that would undo it. */
  apply<T extends TableName>(table: T, id: string, record: Tables[T] | null): Tables[T] | null {
    const records: Map<string, Tables[T]> = this.tables[table];
    const before = records.get(id) ?? null;
    if (record === null) records.delete(id);
    else records.set(id, record);
    return before;
  }

  /** Every record as a write, oldest first within each table. */
  *everything(): Generator<Write> {
    for (const table of Object.keys(this.tables) as TableName[]) {
      for (const [id, record] of this.tables[table]) yield [table, id, record] as Write;
    }
  }
}
