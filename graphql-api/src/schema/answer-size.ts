import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';

import type { ShopContext } from '../auth/shop-context.js';

/** The most characters of JSON, roughly, that the answer to one operation may have. */
export const MAX_ANSWER_LENGTH = 4_000_000;

/** Counts what one operation answers while its fields are resolved. */
export class AnswerSize {
  private length = 0;

  add(characters: number): void {
    this.length += characters;
  }

  get isExceeded(): boolean {
    return this.length > MAX_ANSWER_LENGTH;
  }
}

/**
 * Makes each field with a resolver of its own count what it answers; the others are columns, which `resolveMeasured` reads.
 * Once that is too much, lists end: whatever a query asks for, it takes no more memory. Its sender refuses it
 * (`schema/cost.plugin.ts`).
 */
export function limitAnswers(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve) field.resolve = measured(field.resolve);
    }
  }
  return schema;
}

/** The executor's default resolver: reads a property, and counts it. */
export const resolveMeasured = measured(defaultFieldResolver);

function measured(
  resolve: GraphQLFieldResolver<unknown, ShopContext>,
): GraphQLFieldResolver<unknown, ShopContext> {
  return (source, args, context, info) => {
    const value: unknown = resolve(source, args, context, info);
    return value instanceof Promise
      ? value.then((settled: unknown) => counted(settled, context, info))
      : counted(value, context, info);
  };
}

/** The value, counted with its name; no list once the answer is too long. */
function counted(value: unknown, { answerSize }: ShopContext, { path }: GraphQLResolveInfo): unknown {
  answerSize.add(String(path.key).length + lengthOf(value));
  return Array.isArray(value) && answerSize.isExceeded ? [] : value;
}

/** What a value takes besides its name: quotes, colon and comma, numbers and dates by rule of thumb. Objects count their own fields. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 6;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + lengthOf(item), 0);
  return 10;
}
