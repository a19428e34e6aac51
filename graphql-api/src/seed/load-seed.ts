import type { DataSource, EntityManager } from 'typeorm';

import { Role } from '../auth/role.js';
import { Part } from '../features/catalogue/part/part.entity.js';
import { ReceivedParts } from '../features/catalogue/feedback/received-parts.service.js';
import { Review } from '../features/catalogue/review/review.entity.js';
import { User } from '../features/customers/user/user.entity.js';
import { announceEverything } from '../cache/change-notices.js';
import { newId } from '../shared/ids.js';
import type { SeedData, SeedPart } from './seed-data.js';
import { StockService } from '../features/fulfillment/stock/stock.service.js';
import { loadFitment } from './load-seed-fitment.js';
import { loadJobs } from './load-seed-jobs.js';
import { loadOrder, REASON } from './load-seed-order.js';
import { loadVehicles } from './load-seed-vehicles.js';

/** Any number that no other advisory lock of the shop uses. */
export const SEED_LOCK = 4_000_001;

/** Whether the shop has neither parts nor accounts yet. */
export async function isEmpty(manager: EntityManager): Promise<boolean> {
  return !(await manager.exists(Part, { withDeleted: true })) && !(await manager.exists(User));
}

/** Loads a data set into an empty shop, all or nothing; false when the shop was not empty. Every time is backdated. */
export async function loadSeed(database: DataSource, data: SeedData, holdMinutes: number): Promise<boolean> {
  return database.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (!(await isEmpty(manager))) return false;
    const now = new Date();
    const users = await loadUsers(manager, data, now);
    const stock = new StockService();
    const parts = await loadParts(manager, stock, data, now);
    await loadVehicles(manager, data);
    await loadFitment(manager, data, parts);
    await loadJobs(manager, data);
    const oldestFirst = data.orders.toSorted((a, b) => b.placedHoursAgo - a.placedHoursAgo);
    for (const order of oldestFirst) {
      await loadOrder(manager, {
        stock,
        order,
        user: known(users, order.userEmail),
        part: known(parts, order.partKey),
        now,
        holdMinutes,
      });
    }
    await loadReviews(manager, data, users, parts, now);
    await announceEverything(manager);
    return true;
  });
}

async function loadUsers(manager: EntityManager, { users }: SeedData, now: Date): Promise<Map<string, User>> {
  const rows = users.map(({ createdHoursAgo, role, ...user }) =>
    manager.create(User, {
      location: null,
      education: null,
      phone: null,
      linkedin: null,
      ...user,
      grantedRole: role,
      disabled: false,
      tokenVersion: 1,
      madeAdminBy: role === Role.ADMIN ? 'command:seed' : null,
      madeAdminAt: role === Role.ADMIN ? now : null,
      createdAt: hoursBefore(now, createdHoursAgo),
    }),
  );
  await manager.insert(User, rows);
  return new Map(rows.map((user) => [user.email, user]));
}

async function loadParts(
  manager: EntityManager,
  stock: StockService,
  { parts }: SeedData,
  now: Date,
): Promise<Map<string, Part>> {
  const rows = parts.map((seed) => ({ seed, part: partOf(manager, seed, now) }));
  await manager.insert(
    Part,
    rows.map(({ part }) => part),
  );
  for (const { seed, part } of rows) {
    const { id: partId, createdBy: actor, createdAt: at } = part;
    await stock.receive(manager, { partId, quantity: seed.initialQuantity, actor, at, reason: REASON });
  }
  return new Map(rows.map(({ seed, part }) => [seed.key, part]));
}

function partOf(manager: EntityManager, seed: SeedPart, now: Date): Part {
  const { key: _key, createdHoursAgo, initialQuantity: _initialQuantity, ...part } = seed;
  const createdAt = hoursBefore(now, createdHoursAgo);
  return manager.create(Part, {
    ...part,
    id: newId(createdAt),
    availableQuantity: 0,
    heldQuantity: 0,
    soldQuantity: 0,
    receivedQuantity: 0,
    createdAt,
    deletedAt: null,
  });
}

async function loadReviews(
  manager: EntityManager,
  { reviews }: SeedData,
  users: Map<string, User>,
  parts: Map<string, Part>,
  now: Date,
): Promise<void> {
  const received = new ReceivedParts(manager);
  const orderOf = (uid: string, partId: string | null) =>
    partId === null ? undefined : received.lastOrder(manager, uid, partId);
  const rows = await Promise.all(
    reviews.map(async ({ userEmail, rating, text, createdHoursAgo, partKey }) => {
      const { uid, name, email } = known(users, userEmail);
      const createdAt = hoursBefore(now, createdHoursAgo);
      const partId = partKey === undefined ? null : known(parts, partKey).id;
      return {
        id: newId(createdAt),
        userUid: uid,
        name: name ?? email,
        email,
        ratingHalves: rating === null ? null : rating * 2,
        text,
        partId,
        orderId: (await orderOf(uid, partId)) ?? null,
        createdAt,
      };
    }),
  );
  await manager.insert(Review, rows);
}

function known<T>(map: Map<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the demo data refers to unknown ${key}`);
  return value;
}

export function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000);
}
