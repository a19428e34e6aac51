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

/** Whether `role` is enough where `required` is needed. */
export function satisfies(role: Role, required: Role): boolean {
  return role === Role.ADMIN || required === Role.CUSTOMER;
}
