import { type ClassType, Field, Int, ObjectType } from 'type-graphql';

import type { KeysetPage } from './keyset-page.js';

@ObjectType({ description: "Relay's page information." })
export class PageInfo {
  @Field(() => String, { nullable: true })
  startCursor: string | null;

  @Field(() => String, { nullable: true })
  endCursor: string | null;

  @Field(() => Boolean)
  hasNextPage: boolean;

  @Field(() => Boolean)
  hasPreviousPage: boolean;
}

/**
 * The base of a Relay connection over `node`, built from a keyset page:
 * `@ObjectType() class PartConnection extends connectionOf(Part, 'Part') {}`.
 */
export function connectionOf<T extends object>(node: ClassType<T>, name: string) {
  @ObjectType(`${name}Edge`)
  class Edge {
    @Field(() => String, { description: 'Pass it as `after` to get what follows.' })
    cursor: string;

    @Field(() => node)
    node: T;
  }

  @ObjectType()
  abstract class Connection {
    constructor(protected readonly page: KeysetPage<T>) {}

    @Field(() => [Edge])
    get edges(): Edge[] {
      return this.page.items.map((item) => ({ cursor: this.page.cursorOf(item), node: item }));
    }

    @Field(() => [node], { description: 'The items themselves, for those who need no cursors.' })
    get nodes(): readonly T[] {
      return this.page.items;
    }

    @Field(() => PageInfo)
    get pageInfo(): PageInfo {
      const { items, hasNextPage, hasPreviousPage, cursorOf } = this.page;
      const [start, end] = [items.at(0), items.at(-1)];
      return {
        startCursor: start ? cursorOf(start) : null,
        endCursor: end ? cursorOf(end) : null,
        hasNextPage,
        hasPreviousPage,
      };
    }

    @Field(() => Int, { description: 'Length of the whole list.' })
    totalCount(): Promise<number> {
      return this.page.countAll();
    }
  }

  return Connection;
}
