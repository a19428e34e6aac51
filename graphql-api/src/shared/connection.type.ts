import { type ClassType, Field, Int, ObjectType } from 'type-graphql';

import type { KeysetPage } from './keyset-page.js';
import { COST } from './read-cost.js';
import { Reads } from './selected-columns.js';

@ObjectType({ description: "Relay's page information.", simpleResolvers: true })
export class PageInfo {
  @Field(() => String, { nullable: true, description: 'Cursor of the first item; null on an empty page.' })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last item, for `after`; null on an empty page.',
  })
  endCursor: string | null;

  @Field(() => Boolean, { description: 'Whether more items follow.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Whether items come before this page.' })
  hasPreviousPage: boolean;
}

/**
 * The base of a Relay connection over `node`, built from a keyset page:
 * `@ObjectType() class PartConnection extends connectionOf(Part, 'Part') {}`.
 */
export function connectionOf<T extends object>(node: ClassType<T>, name: string) {
  @ObjectType(`${name}Edge`, {
    description: 'An item of a list and its place in it.',
    simpleResolvers: true,
  })
  class Edge {
    @Reads()
    @Field(() => String, { description: 'Pass it as `after` to get what follows.' })
    cursor: string;

    @Field(() => node, { description: 'The item.' })
    node: T;
  }

  @ObjectType()
  abstract class Connection {
    constructor(protected readonly page: KeysetPage<T>) {}

    @Field(() => [Edge], { description: 'The items of this page, each with its cursor.' })
    get edges(): Edge[] {
      return this.page.items.map((item) => ({ cursor: this.page.cursorOf(item), node: item }));
    }

    @Field(() => [node], { description: 'The items themselves, for clients that need no cursors.' })
    get nodes(): readonly T[] {
      return this.page.items;
    }

    @Reads()
    @Field(() => PageInfo, { description: 'Where this page is in the list.' })
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

    @Reads()
    @Field(() => Int, { description: 'Length of the whole list.', complexity: COST.count })
    totalCount(): Promise<number> {
      return this.page.countAll();
    }
  }

  return Connection;
}
