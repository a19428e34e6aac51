import { type GraphQLSchema, lexicographicSortSchema } from 'graphql';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { buildSchemaSync, type ClassType, type ContainerType } from 'type-graphql';

import { OrderResolver } from '../features/order/order.resolver.js';
import { UserDeliveryResolver } from '../features/order/user-delivery.resolver.js';
import { PartResolver } from '../features/part/part.resolver.js';
import { PaymentResolver } from '../features/payment/payment.resolver.js';
import { ReviewResolver } from '../features/review/review.resolver.js';
import { UserResolver } from '../features/user/user.resolver.js';
import { enforceAuth, withAuthDirective } from './auth-transform.js';

export const RESOLVERS = [
  OrderResolver,
  PartResolver,
  PaymentResolver,
  ReviewResolver,
  UserDeliveryResolver,
  UserResolver,
] as const;

/** The executable schema over the resolvers that `container` holds, with `@auth` enforced. */
export function buildShopSchema(container: ContainerType): GraphQLSchema {
  return enforceAuth(declaredSchema(container));
}

/** The contract, `schema.graphql`: sorted, with descriptions and `@auth` visible. */
export function printShopSchema(): string {
  const unused = { get: (resolver: ClassType) => new resolver() as unknown };
  return `${printSchemaWithDirectives(lexicographicSortSchema(declaredSchema(unused)))}\n`;
}

function declaredSchema(container: ContainerType): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [...RESOLVERS] as unknown as [ClassType, ...ClassType[]],
    container,
    // Off by default since TypeGraphQL 2; without it a quantity of -3 passes.
    validate: { forbidUnknownValues: false },
  });
  return withAuthDirective(schema);
}
