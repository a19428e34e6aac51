import { ContradictionService } from '../features/cars/contradiction/contradiction.service.js';
import { CheckService } from '../features/cars/fitment-admin/finding/check.service.js';
import { FindingService } from '../features/cars/fitment-admin/finding/finding.service.js';
import { FitmentAdminService } from '../features/cars/fitment-admin/fitment-admin.service.js';
import { PartFactsAdminService } from '../features/cars/fitment-admin/part-facts-admin.service.js';
import { QuestionList } from '../features/cars/fitment-admin/question-list.service.js';
import { FitmentService } from '../features/cars/fitment/fitment.service.js';
import { GarageCar } from '../features/cars/garage/garage-car.entity.js';
import { GarageService } from '../features/cars/garage/garage.service.js';
import { VehicleService } from '../features/cars/vehicle/vehicle.service.js';
import { systemClock } from '../shared/clock.js';
import type { Foundation } from './foundation.js';
import type { Shop } from './shop.js';

export type Cars = ReturnType<typeof createCars>;

/** The room `cars`. */
export function createCars({ database, catalogue, limits }: Foundation, { audit }: Shop) {
  const vehicles = new VehicleService(catalogue, systemClock);
  const findings = new FindingService(database.manager);
  const fitmentAdmin = new FitmentAdminService(database.manager, findings, audit);
  return {
    vehicles,
    fitments: new FitmentService(catalogue),
    findings,
    fitmentChecks: new CheckService(database.manager, findings),
    fitmentAdmin,
    fitmentQuestions: new QuestionList(database.manager),
    partFactsAdmin: new PartFactsAdminService(database.manager, findings, audit),
    contradictions: new ContradictionService(database.manager, vehicles, fitmentAdmin),
    garages: new GarageService(database.getRepository(GarageCar), vehicles, audit, limits, systemClock),
  };
}
