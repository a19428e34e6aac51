import { enumOf } from '../shared/enum-of.js';

export const Role = enumOf('Role', 'What an account may do.', {
  CUSTOMER: 'Buys, and sees what is their own.',
  ADMIN: 'Runs the shop.',
});
export type Role = keyof typeof Role;

/** Whether `role` is enough where `required` is needed. */
export function satisfies(role: Role, required: Role): boolean {
  return role === Role.ADMIN || required === Role.CUSTOMER;
}
