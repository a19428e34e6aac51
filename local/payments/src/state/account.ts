import type { StoredCharge } from '../charge/charge.record.js';
import type { StoredDispute } from '../dispute/dispute.record.js';
import type { StoredEvent } from '../event/event.record.js';
import type { CachedResponse } from '../http/cached-response.record.js';
import type { StoredIntent } from '../payment-intent/payment-intent.record.js';
import type { StoredPaymentMethod } from '../payment-method/payment-method.record.js';
import type { StoredRefund } from '../refund/refund.record.js';
import type { Fault, Switches } from '../sandbox/switches.record.js';
import type { Delivery, StoredWebhookEndpoint } from '../webhook/webhook.record.js';

/** Everything one account owns, by table. Records are never changed in place: a change puts a new one. */
export interface Tables {
  payment_intents: StoredIntent;
  payment_methods: StoredPaymentMethod;
  charges: StoredCharge;
  refunds: StoredRefund;
  disputes: StoredDispute;
  events: StoredEvent;
  webhook_endpoints: StoredWebhookEndpoint;
  deliveries: Delivery;
  answers: CachedResponse;
  faults: Fault;
  switches: Switches;
}

export type TableName = keyof Tables;

/** One write: a record put into its table, or null for a record removed. */
export type Write = readonly [table: string, id: string, record: object | null];

/** The state of one account: what `sk_test_X` and `pk_test_X` see, and no other key. */
export class Account {
  // By any name: an older sandbox may have kept tables that this one has no more.
  private readonly tables = new Map<string, Map<string, object>>();

  constructor(readonly name: string) {}

  /** The records of a table in the order in which they were made. */
  table<T extends TableName>(name: T): ReadonlyMap<string, Tables[T]> {
    return this.records(name) as Map<string, Tables[T]>;
  }

  /** Sets or removes one record and returns the write that would undo it. */
  apply([table, id, record]: Write): Write {
    const records = this.records(table);
    const before = records.get(id) ?? null;
    if (record === null) records.delete(id);
    else records.set(id, record);
    return [table, id, before];
  }

  /** Every record as a write, oldest first within each table. */
  everything(): Write[] {
    return [...this.tables].flatMap(([table, records]) =>
      [...records].map(([id, record]): Write => [table, id, record]),
    );
  }

  private records(table: string): Map<string, object> {
    const records = this.tables.get(table) ?? new Map<string, object>();
    this.tables.set(table, records);
    return records;
  }
}
