import { registerEnumType } from 'type-graphql';

export enum Role {
  CUSTOMER = 'CUSTOMER',
  ADMIN = 'ADMIN',
}

registerEnumType(Role, {
  name: 'Role',
  description: 'What an account may do.',
  valuesConfig: {
    CUSTOMER: { description: 'Buys, and sees what is their own.' },
    ADMIN: { description: 'Runs the shop.' },
  },
});

/** Whether a holder of `role` passes where `required` is asked for. */
export function satisfies(role: Role, required: Role): boolean {
  return role === Role.ADMIN || required === Role.CUSTOMER;
}
