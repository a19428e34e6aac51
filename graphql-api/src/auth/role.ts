import { registerEnumType } from 'type-graphql';

export enum Role {
  CUSTOMER = 'CUSTOMER',
  ADMIN = 'ADMIN',
}

registerEnumType(Role, { name: 'Role', description: 'What an account may do.' });

/** Whether a holder of `role` passes where `required` is asked for. */
export function satisfies(role: Role, required: Role): boolean {
  return role === Role.ADMIN || required === Role.CUSTOMER;
}
