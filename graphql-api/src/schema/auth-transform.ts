import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLEnumType,
  GraphQLNonNull,
  GraphQLSchema,
} from 'graphql';

import { requireRole } from '../auth/actor.js';
import { Role } from '../auth/role.js';
import type { ShopContext } from '../auth/shop-context.js';

/**
 * Adds the declarations of `@auth` and `@variesByRole` to a schema built by TypeGraphQL. The enum is taken from the schema itself: a second
 * one of the same name would break the build.
 */
export function withAuthDirectives(schema: GraphQLSchema): GraphQLSchema {
  const role = schema.getType('Role') as GraphQLEnumType;
  const auth = new GraphQLDirective({
    name: 'auth',
    description:
      'The caller must be signed in with at least this role. Without a token the answer is UNAUTHENTICATED, with too low a role FORBIDDEN.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      requires: {
        type: new GraphQLNonNull(role),
        defaultValue: Role.CUSTOMER,
        description: 'Minimum role required.',
      },
    },
  });
  const variesByRole = new GraphQLDirective({
    name: 'variesByRole',
    description:
      'Some roles see more here than others. A query without such a field and without `@auth` gives all callers the same answer.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
  });
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, directives: [...config.directives, auth, variesByRole] });
}

/** Enforces `@auth`: the role is checked before the field's own resolver runs. What the SDL shows is what runs. */
export function enforceAuth(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const [directive] = getDirective(schema, field, 'auth') ?? [];
      if (!directive) return field;
      const required = directive.requires as Role;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args, context: ShopContext, info): unknown => {
        requireRole(context.caller, required);
        return resolve(source, args, context, info);
      };
      return field;
    },
  });
}
