import type { Person } from '../explorer/demo-session';

/** An operation with all that it takes to make it again. */
export interface ShownOperation {
  readonly name: string;
  readonly query: string;
  /** Without tokens. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly as: Person;
}

const TOKEN = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/;
const SECRET_NAME = /password|secret|oobCode/i;

/**
 * Variables as they may be copied: tokens and passwords are `$NAME` instead, as the recipes of docs/api.md write what is to be
 * filled in (`idToken` is `$ID_TOKEN`, which the explorer knows once one is signed in).
 */
export function withoutTokens<T>(variables: T): T {
  return JSON.parse(JSON.stringify(variables), (name, value: unknown) =>
    typeof value === 'string' && (TOKEN.test(value) || SECRET_NAME.test(name))
      ? `$${constantCase(name)}`
      : value,
  ) as T;
}

const constantCase = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase() || 'TOKEN';
