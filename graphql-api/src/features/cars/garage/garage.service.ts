import type { EntityManager, Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import type { Clock } from '../../../shared/clock.js';
import { isId, newId } from '../../../shared/ids.js';
import { oneLine } from '../../../shared/one-line.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import type { Car } from '../vehicle/car.js';
import { carOf, nameOf, type VehicleService } from '../vehicle/vehicle.service.js';
import { type FitmentAnswer, GarageCar } from './garage-car.entity.js';
import { GarageFull, MAX_CARS, NotYourCar } from './garage.errors.js';
import type { GarageCarInput } from './garage.inputs.js';
import { findCar } from './same-car.js';

export interface SavedCars {
  /** The latest first. */
  readonly garage: readonly GarageCar[];
  /** How many of them it did not have before. */
  readonly added: number;
}

interface KnownCar extends Car {
  /** Null: keep the present ones. */
  readonly answers: readonly FitmentAnswer[] | null;
}

/** A customer's saved cars (ADR 034). Each caller sees and changes only their own. */
export class GarageService {
  constructor(
    private readonly cars: Repository<GarageCar>,
    private readonly vehicles: VehicleService,
    private readonly audit: AuditService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** The actor's cars, the one chosen last first. */
  list({ uid }: Actor): Promise<GarageCar[]> {
    return this.listOf(this.cars.manager, uid);
  }

  /**
   * Saves cars, the one to choose first. One that is already there moves to the front, with these answers if a list is
   * given, and with its engine if that was not known. Throws GarageFull when there is no room for all, UnknownCar,
   * TooManyRequests.
   */
  async keep(inputs: readonly GarageCarInput[], actor: Actor): Promise<SavedCars> {
    await this.limits.spend('PROFILE', actor.uid);
    const cars = await this.known(inputs);
    return inTransaction(this.cars.manager, async (manager) => {
      const before = await this.locked(manager, actor);
      const now = this.clock.now().getTime();
      let garage = before;
      // Last one first, because each later one goes further to the front.
      for (const [index, car] of [...cars.entries()].reverse()) {
        garage = broughtTo(garage, car, { userUid: actor.uid, chosenAt: new Date(now - index) });
      }
      if (garage.length > MAX_CARS) throw new GarageFull();
      const brought = garage.filter((car) => !before.includes(car));
      if (brought.length > 0) await manager.upsert(GarageCar, brought, ['id']);
      await this.record(manager, actor, before.length, garage.length);
      return { garage, added: garage.length - before.length };
    });
  }

  /** Removes a car. Returns the others. Throws NotYourCar, TooManyRequests. */
  async remove(id: string, actor: Actor): Promise<readonly GarageCar[]> {
    await this.limits.spend('PROFILE', actor.uid);
    if (!isId(id)) throw new NotYourCar();
    return inTransaction(this.cars.manager, async (manager) => {
      const before = await this.locked(manager, actor);
      const others = before.filter((car) => car.id !== id.toLowerCase());
      if (others.length === before.length) throw new NotYourCar();
      await manager.delete(GarageCar, { id, userUid: actor.uid });
      await this.record(manager, actor, before.length, others.length);
      return others;
    });
  }

  private listOf(manager: EntityManager, userUid: string): Promise<GarageCar[]> {
    return manager.find(GarageCar, { where: { userUid }, order: { chosenAt: 'DESC', id: 'ASC' } });
  }

  /** The garage, locked until the transaction ends. */
  private async locked(manager: EntityManager, { uid }: Actor): Promise<readonly GarageCar[]> {
    await manager.query('SELECT FROM shop_user WHERE uid = $1 FOR NO KEY UPDATE', [uid]);
    return this.listOf(manager, uid);
  }

  private async known(inputs: readonly GarageCarInput[]): Promise<KnownCar[]> {
    const models = await this.vehicles.findModels(inputs.map(({ car }) => nameOf(car)));
    return inputs.map(({ car, answers }, index) => ({
      ...carOf(car, models[index] ?? null),
      answers: answers?.map(({ question, answer }) => ({ question, answer: oneLine(answer) })) ?? null,
    }));
  }

  /** Only how many there are: which cars someone has is private. */
  private async record(manager: EntityManager, { uid }: Actor, before: number, after: number): Promise<void> {
    if (before === after) return;
    await this.audit.record(manager, uid, 'GARAGE_CHANGED', ['user', uid], {
      before: { cars: before },
      after: { cars: after },
    });
  }
}

/** A garage with a car moved to the front: it keeps its place, or takes the first free one. */
function broughtTo(
  garage: readonly GarageCar[],
  { year, make, model, engine, answers }: KnownCar,
  owned: Pick<GarageCar, 'chosenAt' | 'userUid'>,
): readonly GarageCar[] {
  const before = findCar(garage, { year, make, model, engine });
  const { litres = null, cylinders = null, fuel = null } = engine ?? {};
  const car = Object.assign(new GarageCar(), {
    ...owned,
    id: before?.id ?? newId(),
    place: before?.place ?? freePlace(garage),
    year,
    make,
    model,
    engineLitres: litres,
    engineCylinders: cylinders,
    engineFuel: fuel,
    answers: answers ?? before?.answers ?? [],
  });
  return [car, ...garage.filter((saved) => saved !== before)];
}

function freePlace(garage: readonly GarageCar[]): number {
  const taken = new Set(garage.map(({ place }) => place));
  let place = 1;
  while (taken.has(place)) place += 1;
  return place;
}
