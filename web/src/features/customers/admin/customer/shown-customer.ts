import type { CustomerQuery } from './customer.generated';

/** A customer as the page shows them. */
export type ShownCustomer = CustomerQuery['customer'];
