import type { QueryRunner } from 'typeorm';

/** What parts are (ADR 044). A new type is a migration that adds it to these constraints. */
const TYPES = `
  AIR_FILTER ALLOY_WHEEL ALTERNATOR BALL_JOINT BATTERY BRAKE_FLUID CABIN_FILTER CAMSHAFT CATALYTIC_CONVERTER
  CLUTCH_DISC CLUTCH_KIT COIL_OVER CONTROL_ARM COOLANT CV_AXLE DRIVE_BELT ENGINE_MOUNT ENGINE_VALVE EXHAUST_TIP
  FLOOR_MATS FRONT_BRAKE_CALIPER FRONT_BRAKE_DISC FRONT_BRAKE_HOSE FRONT_BRAKE_PADS FRONT_STRUT FUEL_FILTER FUEL_PUMP
  GEARBOX_OIL HEADLAMP HEADLAMP_BULB HEAD_GASKET IGNITION_COIL LAMBDA_SENSOR LOWERING_SPRING LUG_NUTS MIRROR
  MOTOR_OIL OIL_FILTER PARKING_BRAKE_CABLE PISTON RADIATOR REAR_BRAKE_CALIPER REAR_BRAKE_DISC REAR_BRAKE_DRUMS
  REAR_BRAKE_HOSE REAR_BRAKE_PADS REAR_SHOCK_ABSORBER SILENCER SPARK_PLUG STABILISER_LINK STARTER_MOTOR TAIL_LAMP
  THERMOSTAT TIE_ROD_END TIMING_BELT_KIT TURBOCHARGER TYRE WATER_PUMP WEAR_SENSOR WHEEL_HUB WIPER_BLADES`
  .trim()
  .split(/\s+/)
  .map((type) => `'${type}'`)
  .join(', ');

const CATEGORIES = `'ACCESSORIES', 'BRAKES', 'ENGINE', 'FILTERS', 'IGNITION', 'LIGHTING', 'SUSPENSION', 'WHEELS'`;
const KEY = "~ '^[a-z0-9]+(-[a-z0-9]+)*$'";

/**
 * Jobs, and what parts are (ADR 044). A line of a list of cars has a copy of type and price of its part, so that the cheapest parts of a type that fit a car
 * are read in the order of one index, however many there are. No line is rewritten: no part has a type yet.
 */
export class Jobs1765700000000 {
  name = 'Jobs1765700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Of a large shop the constraints and the indexes, still empty, read each table once.
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    await queryRunner.query(`
      ALTER TABLE part ADD COLUMN type text CHECK (type IN (${TYPES}));
      ALTER TABLE part_draft ADD COLUMN type text CHECK (type IN (${TYPES}));
      CREATE INDEX part_by_type ON part (type, created_at DESC, id DESC) WHERE deleted_at IS NULL AND type IS NOT NULL;
      CREATE INDEX part_universal_by_type ON part (type, price_minor, id)
        WHERE universal AND deleted_at IS NULL AND type IS NOT NULL;
      CREATE INDEX part_open_by_type ON part (type, price_minor, id)
        WHERE NOT fitment_complete AND NOT universal AND deleted_at IS NULL AND type IS NOT NULL;

      ALTER TABLE part_fitment ADD COLUMN part_type text, ADD COLUMN part_price_minor integer;
      CREATE INDEX part_fitment_by_type ON part_fitment (model_id, part_type, part_price_minor, part_id)
        INCLUDE (year_from, year_to, excludes, engine_litres, engine_cylinders, engine_fuel, question, accepted)
        WHERE part_type IS NOT NULL;

      CREATE TABLE job (
        key text PRIMARY KEY CHECK (key ${KEY} AND length(key) <= 60),
        title text NOT NULL CHECK (title = btrim(title) AND length(title) BETWEEN 1 AND 100),
        description text NOT NULL CHECK (length(description) <= 1000),
        words text[] NOT NULL DEFAULT '{}' CHECK (
          cardinality(words) <= 30 AND array_position(words, NULL) IS NULL AND array_position(words, '') IS NULL),
        category text CHECK (category IN (${CATEGORIES})),
        place smallint NOT NULL CHECK (place BETWEEN 1 AND 1000),
        revision integer NOT NULL DEFAULT 1 CHECK (revision >= 1)
      );
      CREATE TABLE job_slot (
        job_key text NOT NULL REFERENCES job ON DELETE CASCADE,
        place smallint NOT NULL CHECK (place BETWEEN 1 AND 20),
        title text NOT NULL CHECK (title = btrim(title) AND length(title) BETWEEN 1 AND 100),
        part_type text NOT NULL CHECK (part_type IN (${TYPES})),
        units smallint NOT NULL CHECK (units BETWEEN 1 AND 100),
        required boolean NOT NULL,
        PRIMARY KEY (job_key, place),
        CONSTRAINT job_slot_type_once UNIQUE (job_key, part_type)
      );
      CREATE INDEX job_slot_by_type ON job_slot (part_type);
    `);
    await queryRunner.query(`
      CREATE FUNCTION copy_part_to_fitment() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        -- Held until the line is there, so that no change of the part misses it; orders of the part don't wait.
        SELECT CASE WHEN deleted_at IS NULL THEN type END, price_minor INTO NEW.part_type, NEW.part_price_minor
          FROM part WHERE id = NEW.part_id FOR KEY SHARE;
        RETURN NEW;
      END $$;
      CREATE TRIGGER part_fitment_copies_part BEFORE INSERT OR UPDATE OF part_id ON part_fitment
        FOR EACH ROW EXECUTE FUNCTION copy_part_to_fitment();

      CREATE FUNCTION copy_part_to_its_fitment() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        -- Waits for lines that are just being added.
        PERFORM FROM part WHERE id = NEW.id FOR UPDATE;
        UPDATE part_fitment SET part_type = CASE WHEN NEW.deleted_at IS NULL THEN NEW.type END, part_price_minor = NEW.price_minor
          WHERE part_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER part_copies_to_fitment AFTER UPDATE OF type, price_minor, deleted_at ON part FOR EACH ROW
        WHEN ((OLD.type, OLD.price_minor, OLD.deleted_at) IS DISTINCT FROM (NEW.type, NEW.price_minor, NEW.deleted_at))
        EXECUTE FUNCTION copy_part_to_its_fitment();
    `);
  }
}
