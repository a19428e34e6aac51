import { Role } from '../auth/role.js';
import type { OrderClosing } from '../features/orders/closing/order-closing.service.js';
import { PlaceOrderInput } from '../features/orders/placing/place-order.input.js';
import type { OrderPlacement } from '../features/orders/placing/order-placement.service.js';
import type { OrderAdminService } from '../features/orders/order/order-admin.service.js';
import type { OrderFinder } from '../features/orders/order/order-finder.service.js';
import type { OrderReads } from '../features/orders/order/order-reads.service.js';
import type { ShippingService } from '../features/fulfillment/shipping/shipping.service.js';
import { validInput } from '../shared/validate-input.js';
import {
  deleted,
  deletedAnswer,
  inserted,
  insertedAnswer,
  updated,
  updatedAnswer,
} from './answer.schemas.js';
import { idInPath, listPage } from './client-values.js';
import { orderAnswer, orderShape, ordersOf, placedOrder, shipment } from './order.schemas.js';
import { requireSelf } from './require-self.js';
import { type RestRoute, route } from './rest-route.js';

export interface OrderServices {
  readonly orderAdmin: OrderAdminService;
  readonly shipping: ShippingService;
  readonly placement: OrderPlacement;
  readonly finder: OrderFinder;
  readonly reads: OrderReads;
  readonly closing: OrderClosing;
}

export function orderRoutes({
  orderAdmin,
  shipping,
  placement,
  finder,
  reads,
  closing,
}: OrderServices): RestRoute[] {
  return [
    route({
      method: 'get',
      path: '/orders',
      id: 'listOrders',
      tag: 'Orders',
      summary: "Everybody's orders, oldest first",
      requires: Role.ADMIN,
      query: listPage,
      answer: orderAnswer.array(),
      handle: async ({ query }) => (await orderAdmin.listNewest(query)).reverse().map(orderShape),
    }),
    route({
      method: 'put',
      path: '/orders/:id',
      id: 'shipOrder',
      tag: 'Orders',
      summary: 'Mark a paid order as shipped',
      requires: Role.ADMIN,
      params: idInPath('order'),
      body: shipment,
      answer: updatedAnswer,
      refusals: ['NOT_FOUND', 'ORDER_NOT_PAID', 'ORDER_REFUNDED'],
      handle: async ({ params, actor }) => updated((await shipping.shipOne(params.id, actor)).changed),
    }),
    route({
      method: 'get',
      path: '/orders/:id',
      id: 'getOrder',
      tag: 'Orders',
      summary: "One order: one's own, or any as an admin",
      requires: Role.CUSTOMER,
      params: idInPath('order'),
      answer: orderAnswer,
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
      handle: async ({ params, actor }) => {
        const order = await finder.get(params.id, actor);
        await reads.note(order, actor);
        return orderShape(order);
      },
    }),
    route({
      method: 'get',
      path: '/my_orders',
      id: 'listMyOrders',
      tag: 'Orders',
      summary: 'All orders of an account, oldest first',
      requires: Role.CUSTOMER,
      query: ordersOf,
      answer: orderAnswer.array(),
      refusals: ['FORBIDDEN'],
      handle: async ({ query, actor }) => (await finder.listAllOf(query.email, actor)).map(orderShape),
    }),
    route({
      method: 'post',
      path: '/orders',
      id: 'placeOrder',
      tag: 'Orders',
      summary: 'Order a part',
      description: "At the shop's own price. The units are held until the order is paid or the hold expires.",
      takesKey: true,
      requires: Role.CUSTOMER,
      body: placedOrder,
      answer: insertedAnswer,
      refusals: [
        'FORBIDDEN',
        'HOLD_LIMIT',
        'NOT_FOUND',
        'PART_SOLD_OUT',
        'PRICE_CHANGED',
        'QUANTITY_OUT_OF_RANGE',
        'RATE_LIMITED',
        'TOO_MANY_OPEN_ORDERS',
        'UNRESOLVABLE_ORDER',
      ],
      handle: async ({ body, actor, idempotencyKey, markReplayed }) => {
        requireSelf(body.email, actor);
        const { orderId, order } =
          'partId' in body
            ? await placement.place(
                Object.assign(await validInput(PlaceOrderInput, body), { idempotencyKey }),
                actor,
              )
            : await placement.placeLegacy(
                { product: body.product, totalMinor: body.price },
                idempotencyKey,
                actor,
              );
        if (!order) markReplayed();
        return inserted(orderId);
      },
    }),
    route({
      method: 'delete',
      path: '/orders/:id',
      id: 'deleteOrder',
      tag: 'Orders',
      summary: "Delete an unpaid order: one's own, or any as an admin",
      requires: Role.CUSTOMER,
      params: idInPath('order'),
      answer: deletedAnswer,
      refusals: [
        'FORBIDDEN',
        'NOT_FOUND',
        'ORDER_ALREADY_PAID',
        'ORDER_NOT_PAYABLE',
        'ORDER_REFUNDED',
        'PAYMENT_IN_PROGRESS',
      ],
      handle: async ({ params, actor }) => {
        await closing.delete(params.id, actor);
        return deleted;
      },
    }),
  ];
}
