import fc from 'fast-check';

import { roomToHold } from './hold-limit.js';

const rules = {
  unitsMax: 8,
  unitsUnverified: 20,
  unitsVerified: 100,
  sharePercent: 50,
  trustedPaidOrders: 1,
};

test("an unverified customer can hold at most half of the units, but always a household's quantity and the minimum order", () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.nat(10_000),
      fc.integer({ min: 1, max: 500 }),
      (unsold, own, smallestOrder) => {
        const room = roomToHold({ emailVerified: false, paidOrders: 5, own, unsold, smallestOrder }, rules);

        expect(room).toBeGreaterThanOrEqual(0);
        if (own === 0) expect(room).toBeGreaterThanOrEqual(smallestOrder);
        if (room > (own === 0 ? smallestOrder : 0))
          expect(own + room).toBeLessThanOrEqual(Math.max(8, Math.min(20, unsold / 2)));
        expect(own + room).toBeGreaterThanOrEqual(8);
      },
    ),
  );
});

test('trust grows with a verified address and a paid order', () => {
  const facts = { own: 10, unsold: 5_000, smallestOrder: 1 };

  expect(roomToHold({ ...facts, emailVerified: false, paidOrders: 0 }, rules)).toBe(10);
  expect(roomToHold({ ...facts, emailVerified: true, paidOrders: 0 }, rules)).toBe(2_490);
  expect(roomToHold({ ...facts, emailVerified: true, paidOrders: 1 }, rules)).toBe(Infinity);
});
