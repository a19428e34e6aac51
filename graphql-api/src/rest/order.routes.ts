import { Role } from '../auth/role.js';
import { PlaceOrderInput } from '../features/checkout/placing/place-order.input.js';
import type { OrderAdminService } from '../features/order/order-admin.service.js';
import type { OrderFinder } from '../features/order/order-finder.service.js';
import type { OrderReads } from '../features/order/order-reads.service.js';
import type { OrderPlacement } from '../features/checkout/placing/order-placement.service.js';
import type { OrderCancellation } from '../features/checkout/cancelling/order-cancellation.service.js';
import { BadInput } from '../shared/shop-error.js';
import { validInput } from '../shared/validate-input.js';
import { amountOf, bodyOf, countOf, optionalTextOf, textOf } from './client-values.js';
import { deleted, inserted, orderShape, updated } from './legacy-shapes.js';
import { listPageOf } from './list-page.js';
import { requireSelf } from './require-self.js';
import type { RestRoute } from './rest-route.js';

export interface OrderServices {
  readonly orderAdmin: OrderAdminService;
  readonly placement: OrderPlacement;
  readonly finder: OrderFinder;
  readonly reads: OrderReads;
  readonly cancellation: OrderCancellation;
}

export function orderRoutes({
  orderAdmin,
  placement,
  finder,
  reads,
  cancellation,
}: OrderServices): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/orders',
      requires: Role.ADMIN,
      handle: async ({ query }) => (await orderAdmin.listNewest(listPageOf(query))).reverse().map(orderShape),
    },
    {
      method: 'put',
      path: '/orders/:id',
      requires: Role.ADMIN,
      handle: async ({ params, body, actor }) => {
        const { shipped } = bodyOf(body);
        if (shipped !== true && shipped !== 'true')
          throw new BadInput('shipped must be true.', { field: 'shipped' });
        const { changed } = await orderAdmin.ship(params.id ?? '', actor);
        return updated(changed ? 1 : 0);
      },
    },
    {
      method: 'get',
      path: '/orders/:id',
      requires: Role.CUSTOMER,
      handle: async ({ params, actor }) => {
        const order = await finder.get(params.id ?? '', actor);
        await reads.note(order, actor);
        return orderShape(order);
      },
    },
    {
      method: 'get',
      path: '/my_orders',
      requires: Role.CUSTOMER,
      handle: async ({ query, actor }) =>
        (await finder.listAllOf(textOf(query, 'email'), actor)).map(orderShape),
    },
    {
      method: 'post',
      path: '/orders',
      takesKey: true,
      requires: Role.CUSTOMER,
      handle: async ({ body, actor, idempotencyKey, markReplayed }) => {
        const values = bodyOf(body);
        requireSelf(optionalTextOf(values, 'email'), actor);
        const { orderId, order } =
          values.partId === undefined
            ? await placement.placeLegacy(
                { product: textOf(values, 'product'), totalMinor: amountOf(values, 'price') },
                idempotencyKey,
                actor,
              )
            : await placement.place(
                Object.assign(
                  await validInput(PlaceOrderInput, {
                    partId: textOf(values, 'partId'),
                    quantity: countOf(values, 'quantity'),
                    address: textOf(values, 'address'),
                    phone: textOf(values, 'phone'),
                  }),
                  { idempotencyKey },
                ),
                actor,
              );
        if (!order) markReplayed();
        return inserted(orderId);
      },
    },
    {
      method: 'delete',
      path: '/orders/:id',
      requires: Role.CUSTOMER,
      handle: async ({ params, actor }) => {
        await cancellation.delete(params.id ?? '', actor);
        return deleted(1);
      },
    },
  ];
}
