import { Directive } from 'type-graphql';

import { Role } from './role.js';

/** Puts `@auth(requires: …)` on a field: printed in schema.graphql and enforced by schema/auth-transform.ts. */
export function Auth(role: Role = Role.CUSTOMER): MethodDecorator & PropertyDecorator {
  return Directive(`@auth(requires: ${role})`);
}

/**
 * Puts `@variesByRole` on a field that shows some roles more than others: printed in schema.graphql for anyone who
 * caches answers.
 */
export function VariesByRole(): MethodDecorator & PropertyDecorator {
  return Directive('@variesByRole');
}
