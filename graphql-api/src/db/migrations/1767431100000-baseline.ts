import type { QueryRunner } from 'typeorm';

import { CARS } from './baseline/cars.js';
import { CATALOGUE } from './baseline/catalogue.js';
import { CUSTOMERS } from './baseline/customers.js';
import { DATA } from './baseline/data.js';
import { FULFILLMENT } from './baseline/fulfillment.js';
import { JOBS } from './baseline/jobs.js';
import { ORDERS } from './baseline/orders.js';
import { PAYMENTS } from './baseline/payments.js';
import { SHOP } from './baseline/shop.js';

/**
 * The schema of build 2193c1d6, room by room. It has the name of that build's last migration, so a database of that build
 * has it already and continues with the migrations after it.
 */
export class Baseline1767431100000 {
  name = 'RefusalsWithoutAddresses1767431100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS btree_gin;',
    );
    for (const room of [CUSTOMERS, SHOP, CATALOGUE, CARS, JOBS, ORDERS, FULFILLMENT, PAYMENTS, DATA])
      await queryRunner.query(room);
  }
}
