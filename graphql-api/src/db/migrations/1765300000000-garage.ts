import type { QueryRunner } from 'typeorm';

/** The cars that customers keep with their accounts (ADR 034). A place of the garage is a number, so that it can't hold more than ten. */
export class Garage1765300000000 {
  name = 'Garage1765300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE garage_car (
        id uuid PRIMARY KEY,
        user_uid text NOT NULL REFERENCES shop_user ON UPDATE CASCADE ON DELETE CASCADE,
        place smallint NOT NULL CHECK (place BETWEEN 1 AND 10),
        year smallint NOT NULL CHECK (year BETWEEN 1885 AND 2100),
        make text NOT NULL CHECK (make = btrim(make) AND length(make) BETWEEN 1 AND 60),
        model text NOT NULL CHECK (model = btrim(model) AND length(model) BETWEEN 1 AND 60),
        engine_litres double precision CHECK (engine_litres BETWEEN 0.1 AND 29.9),
        engine_cylinders smallint CHECK (engine_cylinders BETWEEN 1 AND 24),
        engine_fuel text
          CHECK (engine_fuel IN ('CNG', 'DIESEL', 'ELECTRIC', 'ETHANOL', 'FLEX_FUEL', 'GASOLINE', 'LPG')),
        answers jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(answers) = 'array'),
        chosen_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT garage_place_once UNIQUE (user_uid, place),
        CONSTRAINT garage_car_once
          UNIQUE NULLS NOT DISTINCT (user_uid, year, make, model, engine_litres, engine_cylinders, engine_fuel)
      );
    `);
  }
}
