import { GraphQLError } from 'graphql';
import type {
  MessageRow,
  OrderRow,
  PartRow,
  PaymentProblemRow,
  ReviewRow,
  SalesDayRow,
  UserRow,
} from './builders';

/** What the mock shop has in its tables. */
export interface MockRows {
  parts: PartRow[];
  orders: OrderRow[];
  reviews: ReviewRow[];
  users: UserRow[];
  messages: MessageRow[];
  paymentProblems: PaymentProblemRow[];
  /** Sales by day, oldest first, today last. */
  days: SalesDayRow[];
  /** Access tokens that the shop does not take any more. */
  expired: Set<string>;
  /** Orders by the idempotency key that they were asked for with. */
  placed: Map<string, OrderRow>;
}

/** The context of the mock resolvers. */
export interface Caller {
  shop: MockRows;
  /** Whose access token came along. */
  user: UserRow | undefined;
}

/** What the API answers when it says no. */
export const refusal = (code: string, details: Record<string, unknown> = {}) =>
  new GraphQLError(`refused: ${code}`, { extensions: { ...details, code } });

/** The access token that the mock shop gives to an account. */
export const tokenOf = (user: UserRow) => `access-token-of-${user.email}`;

/** Whoever is signed in, or the API's refusal. */
export function signedIn({ user }: Caller): UserRow {
  if (!user) throw refusal('UNAUTHENTICATED');
  return user;
}

/** The admin who asks, or the API's refusal. */
export function asAdmin(caller: Caller): UserRow {
  const user = signedIn(caller);
  if (user.role !== 'ADMIN') throw refusal('FORBIDDEN');
  return user;
}
