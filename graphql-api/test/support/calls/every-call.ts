import { getNamedType } from 'graphql';

import type { TestShop } from '../create-test-shop.js';
import type { Cast, Player } from '../role-cast.js';
import {
  everythingOf,
  operationOf,
  type RootField,
  rootFields,
  schemaOf,
  isAffordable,
} from '../schema-operations.js';
import { ShopClient } from '../shop-client.js';
import { type Operation, OPERATIONS } from './operations.js';
import { REST_CALLS, type RestCall } from './rest-calls.js';
import { aWorld, type Call, type Money, type World } from './world.js';

/** Names of all operations (`Query.parts`) and documented calls (`GET /parts`), those that only read first. */
export const CALL_NAMES: readonly string[] = [...Object.keys(OPERATIONS), ...Object.keys(REST_CALLS)].sort(
  (one, other) => Number(isRead(other)) - Number(isRead(one)),
);

/** Whether a call leaves everything as it was. */
function isRead(name: string): boolean {
  return /^(?:Query\.|GET )/.test(name);
}

/** Arguments of each call, by its name. */
export const CALLS: Readonly<Record<string, Call>> = { ...OPERATIONS, ...REST_CALLS };

/** Asks a shop whatever can be asked of it. */
export class EveryCall {
  private readonly fields: ReadonlyMap<string, RootField>;
  /** Result of the last call, if it only read. */
  private seen: { world: World; money: Money | undefined } | undefined;

  constructor(
    private readonly shop: TestShop,
    private readonly cast: Cast,
  ) {
    this.fields = new Map(rootFields(schemaOf(shop)).map((field) => [field.name, field]));
  }

  /** Creates the call's objects; calls that only read share them. The result runs the call, and throws when refused. */
  async prepare(name: string): Promise<() => Promise<void>> {
    // One of the calls ends the sessions of the caller.
    await this.shop.database.query('UPDATE shop_user SET token_version = 1 WHERE token_version <> 1');
    return REST_CALLS[name]
      ? this.documented(name, REST_CALLS[name])
      : this.operation(name, OPERATIONS[name]);
  }

  private async operation(name: string, wanted?: Operation): Promise<() => Promise<void>> {
    const field = this.fields.get(name);
    if (!field || !wanted) throw new Error(`there is no ${name}`);
    const { world, me } = await this.world(name, wanted);
    const variables = wanted.variables?.(world, me) ?? {};
    const [query = ''] = [3, 2]
      .map((depth) => operationOf(field, everythingOf(getNamedType(field.field.type), depth)))
      .filter((operation) => isAffordable(schemaOf(this.shop), operation, variables));
    return async () => {
      const { errors } = await me.shop.graphql(query, variables);
      if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    };
  }

  private async documented(name: string, wanted: RestCall): Promise<() => Promise<void>> {
    const [method = ''] = name.split(' ');
    const { path, body, firebase } = wanted;
    const { world, me } = await this.world(name, wanted);
    const client = firebase ? new ShopClient(this.shop.url, world.idToken) : me.shop;
    return async () => {
      const { status } = await client.rest(method, path(world, me), await body?.(world, me));
      if (status !== 200) throw new Error(`${name}: ${status}`);
    };
  }

  private async world(name: string, { as, money }: Pick<Call, 'as' | 'money'>) {
    const reusable = isRead(name) && this.seen?.money === money ? this.seen?.world : undefined;
    const world = reusable ?? (await aWorld(this.shop, this.cast, money));
    this.seen = isRead(name) ? { world, money } : undefined;
    return {
      world,
      me: as === 'leaver' ? await this.leaver() : this.cast.players[as ?? 'owner'],
    };
  }

  /** The user who deletes their own account: not one of the cast. */
  private async leaver(): Promise<Player> {
    const shop = await this.shop.signIn({});
    return { email: shop.email, shop, firebase: shop, idToken: '' };
  }
}
