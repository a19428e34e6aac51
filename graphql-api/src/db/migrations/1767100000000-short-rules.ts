import type { QueryRunner } from 'typeorm';

import { holdTo, type Rules } from '../hold-to.js';

/** As the database lists them. */
const CATEGORIES = `'ACCESSORIES', 'BRAKES', 'ENGINE', 'FILTERS', 'IGNITION', 'LIGHTING', 'SUSPENSION', 'WHEELS'`;
const TYPES = `
  'AIR_FILTER', 'ALLOY_WHEEL', 'ALTERNATOR', 'BALL_JOINT', 'BATTERY', 'BRAKE_FLUID', 'CABIN_FILTER', 'CAMSHAFT',
  'CATALYTIC_CONVERTER', 'CLUTCH_DISC', 'CLUTCH_KIT', 'COIL_OVER', 'CONTROL_ARM', 'COOLANT', 'CV_AXLE',
  'DRIVE_BELT', 'ENGINE_MOUNT', 'ENGINE_VALVE', 'EXHAUST_TIP', 'FLOOR_MATS', 'FRONT_BRAKE_CALIPER',
  'FRONT_BRAKE_DISC', 'FRONT_BRAKE_HOSE', 'FRONT_BRAKE_PADS', 'FRONT_STRUT', 'FUEL_FILTER', 'FUEL_PUMP',
  'GEARBOX_OIL', 'HEADLAMP', 'HEADLAMP_BULB', 'HEAD_GASKET', 'IGNITION_COIL', 'LAMBDA_SENSOR',
  'LOWERING_SPRING', 'LUG_NUTS', 'MIRROR', 'MOTOR_OIL', 'OIL_FILTER', 'PARKING_BRAKE_CABLE', 'PISTON',
  'RADIATOR', 'REAR_BRAKE_CALIPER', 'REAR_BRAKE_DISC', 'REAR_BRAKE_DRUMS', 'REAR_BRAKE_HOSE', 'REAR_BRAKE_PADS',
  'REAR_SHOCK_ABSORBER', 'SILENCER', 'SPARK_PLUG', 'STABILISER_LINK', 'STARTER_MOTOR', 'TAIL_LAMP',
  'THERMOSTAT', 'TIE_ROD_END', 'TIMING_BELT_KIT', 'TURBOCHARGER', 'TYRE', 'WATER_PUMP', 'WEAR_SENSOR',
  'WHEEL_HUB', 'WIPER_BLADES'`;
/** What each kind of movement looks like. */
const SHAPES = `
  WHEN 'INITIAL' THEN available_delta >= 0 AND held_delta = 0 AND sold_delta = 0 AND order_id IS NULL
  WHEN 'RESTOCK' THEN available_delta <> 0 AND held_delta = 0 AND sold_delta = 0 AND order_id IS NULL
  WHEN 'HOLD' THEN held_delta > 0 AND available_delta = -held_delta AND sold_delta = 0 AND order_id IS NOT NULL
  WHEN 'RELEASE' THEN held_delta < 0 AND available_delta = -held_delta AND sold_delta = 0 AND order_id IS NOT NULL
  WHEN 'SALE' THEN sold_delta > 0 AND held_delta = -sold_delta AND available_delta = 0 AND order_id IS NOT NULL
  WHEN 'CANCELLATION' THEN sold_delta < 0 AND available_delta = -sold_delta AND held_delta = 0 AND order_id IS NOT NULL
  WHEN 'RETURN' THEN sold_delta < 0 AND available_delta = -sold_delta AND held_delta = 0 AND order_id IS NOT NULL
  WHEN 'WRITE_OFF' THEN sold_delta < 0 AND available_delta = 0 AND held_delta = 0 AND order_id IS NOT NULL`;

const IMPORTED_ID = 'CREATE OR REPLACE FUNCTION imported_id(legacy_id text) RETURNS uuid';
const ID_OF_LEGACY = `(lpad(to_hex(('x' || left(legacy_id, 8))::bit(32)::bigint * 1000), 12, '0')
  || '7' || substr(legacy_id, 9, 3) || '800' || substr(legacy_id, 12))::uuid`;

const FUNCTIONS = `
  CREATE OR REPLACE FUNCTION is_part_type(type text) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$ BEGIN RETURN type IN (${TYPES}); END $$;

  CREATE OR REPLACE FUNCTION is_part_category(category text) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$ BEGIN RETURN category IN (${CATEGORIES}); END $$;

  CREATE OR REPLACE FUNCTION are_part_pictures(image text, more_images text[], alts text[]) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  BEGIN
    RETURN image ~* '^(https?:/)?/' AND (image ~* '^https?:' OR image !~ '/\\.')
      AND cardinality(more_images) <= 11 AND array_position(more_images, NULL) IS NULL
      AND array_position(more_images, '') IS NULL AND cardinality(alts) <= 12;
  END $$;

  CREATE OR REPLACE FUNCTION is_fit_receipt(receipt jsonb) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    RETURN (jsonb_typeof(receipt->'car') = 'object' AND jsonb_typeof(receipt->'answers') = 'array'
      AND receipt->>'reason' <> '' AND receipt->>'verdict' IN ('FITS', 'FITS_IF', 'DOES_NOT_FIT', 'UNKNOWN')) IS TRUE;
  END $$;

  CREATE OR REPLACE FUNCTION is_stock_movement(kind text, available_delta integer, held_delta integer,
    sold_delta integer, order_id uuid) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  BEGIN
    RETURN CASE kind ${SHAPES} ELSE false END;
  END $$;

  ${IMPORTED_ID} LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN RETURN CASE WHEN legacy_id ~ '^[0-9a-f]{24}$' THEN ${ID_OF_LEGACY} END; END $$;
`;

/** By table; null: the rule is part of another. */
const RULES: Readonly<Record<string, Rules>> = {
  part: {
    part_type_check: 'is_part_type(type)',
    part_category_check: 'is_part_category(category)',
    part_pictures: 'are_part_pictures(image, more_images, image_alts)',
    part_image_check: null,
    part_own_picture_is_plain: null,
    part_more_images: null,
    part_image_alts_check: null,
    part_is_found_by_legacy_id: 'id = imported_id(legacy_id)',
  },
  part_draft: { part_draft_type_check: 'is_part_type(type)' },
  job_slot: { job_slot_part_type_check: 'is_part_type(part_type)' },
  shop_order: {
    shop_order_fit_receipt: 'is_fit_receipt(fit_receipt)',
    shop_order_is_found_by_legacy_id: 'id = imported_id(legacy_id)',
  },
  review: { review_is_found_by_legacy_id: 'id = imported_id(legacy_id)' },
  stock_movement: {
    movement_shape: 'is_stock_movement(kind, available_delta, held_delta, sold_delta, order_id)',
    stock_movement_kind_check: null,
  },
};

/**
 * Rules of many words as functions: of a CHECK, Postgres reads the tree anew with each statement, of a
 * function once a connection. They say what they said. Each statement stands for itself, and may be repeated.
 */
export class ShortRules1767100000000 {
  name = 'ShortRules1767100000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET statement_timeout = 0');
    await queryRunner.query(FUNCTIONS);
    for (const [table, rules] of Object.entries(RULES)) await holdTo(queryRunner, table, rules);
    await queryRunner.query('RESET statement_timeout');
  }
}
