import type { Actor } from '../auth/actor.js';
import { Role } from '../auth/role.js';
import type { LegacyOrderService } from '../features/order/legacy-order.service.js';
import { PlaceOrderInput } from '../features/order/order.inputs.js';
import type { OrderFinder } from '../features/order/order-finder.service.js';
import type { OrderService } from '../features/order/order.service.js';
import type { OrderWithdrawalService } from '../features/order/order-withdrawal.service.js';
import { Forbidden } from '../shared/shop-error.js';
import { validInput } from '../shared/validate-input.js';
import { amountOf, bodyOf, integerOf, textOf } from './client-values.js';
import { deleted, inserted, orderShape } from './legacy-shapes.js';
import type { RestRoute } from './rest-route.js';

export interface OrderServices {
  readonly orders: OrderService;
  readonly finder: OrderFinder;
  readonly legacyOrders: LegacyOrderService;
  readonly withdrawal: OrderWithdrawalService;
}

export function orderRoutes({ orders, finder, legacyOrders, withdrawal }: OrderServices): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/orders/:id',
      requires: Role.CUSTOMER,
      handle: async ({ params, actor }) => orderShape(await finder.get(params.id ?? '', actor)),
    },
    {
      method: 'get',
      path: '/my_orders',
      requires: Role.CUSTOMER,
      handle: async ({ query, actor }) => {
        requireSelf(textOf(query, 'email'), actor);
        return (await finder.listAllOwn(actor)).map(orderShape);
      },
    },
    {
      method: 'post',
      path: '/orders',
      requires: Role.CUSTOMER,
      handle: async ({ body, actor }) => {
        const values = bodyOf(body);
        if (values.email !== undefined) requireSelf(textOf(values, 'email'), actor);
        const order =
          values.partId === undefined
            ? await legacyOrders.place(
                { product: textOf(values, 'product'), totalMinor: amountOf(values, 'price') },
                actor,
              )
            : await orders.place(
                await validInput(PlaceOrderInput, {
                  partId: textOf(values, 'partId'),
                  quantity: integerOf(values, 'quantity'),
                  address: textOf(values, 'address'),
                  phone: textOf(values, 'phone'),
                }),
                actor,
              );
        return inserted(order.id);
      },
    },
    {
      method: 'delete',
      path: '/orders/:id',
      requires: Role.CUSTOMER,
      handle: async ({ params, actor }) => {
        await withdrawal.delete(params.id ?? '', actor);
        return deleted(1);
      },
    },
  ];
}

/** Naming somebody else's address is refused, even for an admin: orders are placed and listed as oneself. */
function requireSelf(email: string, actor: Actor): void {
  if (email.toLowerCase() !== actor.email) throw new Forbidden();
}
