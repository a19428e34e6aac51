import { enumOf } from '../../../shared/enum-of.js';
import { Category } from './category.js';

/** A type's name, its category, and its synonyms. */
interface PartTypeFacts {
  readonly name: string;
  readonly category: Category;
  /** Synonyms; plurals need no entry. */
  readonly synonyms: readonly string[];
}

const type = (category: Category, name: string, synonyms = ''): PartTypeFacts => ({
  name,
  category,
  synonyms: synonyms === '' ? [] : synonyms.split(', '),
});

const { ACCESSORIES, BRAKES, ENGINE, FILTERS, IGNITION, LIGHTING, SUSPENSION, WHEELS } = Category;

/**
 * The vocabulary of what parts are (ADR 044): what a job asks for, and what a search finds besides the words of names.
 * Parts for one axle have a type of their own, so that a slot needs only a type. The database has the same list as a
 * CHECK; a new type is a line here and a migration.
 */
export const PART_TYPES = {
  AIR_FILTER: type(FILTERS, 'Engine air filter', 'air filter, air element, air cleaner, intake filter'),
  ALLOY_WHEEL: type(WHEELS, 'Alloy wheel', 'alloy, rim, alloy rim'),
  ALTERNATOR: type(IGNITION, 'Alternator', 'generator, dynamo'),
  BATTERY: type(IGNITION, 'Starter battery', 'battery, car battery, accumulator'),
  BRAKE_FLUID: type(ACCESSORIES, 'Brake fluid', 'dot 4 fluid, brake oil'),
  CABIN_FILTER: type(
    FILTERS,
    'Cabin filter',
    'pollen filter, cabin air filter, interior filter, dust filter',
  ),
  CAMSHAFT: type(ENGINE, 'Camshaft', 'cam'),
  CATALYTIC_CONVERTER: type(ENGINE, 'Catalytic converter', 'catalyst, cat, catalytic'),
  CLUTCH_DISC: type(ENGINE, 'Clutch disc', 'clutch plate, friction plate'),
  CLUTCH_KIT: type(ENGINE, 'Clutch kit', 'clutch set, clutch'),
  COIL_OVER: type(SUSPENSION, 'Coil-over', 'coilover, coilover kit'),
  CONTROL_ARM: type(SUSPENSION, 'Control arm', 'wishbone, lower arm, suspension arm, track control arm'),
  COOLANT: type(ACCESSORIES, 'Coolant', 'antifreeze, anti freeze, cooling fluid'),
  CV_AXLE: type(SUSPENSION, 'CV axle', 'drive shaft, driveshaft, half shaft, axle shaft, cv shaft'),
  ENGINE_VALVE: type(ENGINE, 'Engine valve', 'intake valve, exhaust valve, valve set'),
  EXHAUST_TIP: type(ENGINE, 'Exhaust tip', 'tailpipe, exhaust trim, tail pipe'),
  FLOOR_MATS: type(ACCESSORIES, 'Floor mats', 'car mat, rubber mat, carpet'),
  FRONT_BRAKE_CALIPER: type(BRAKES, 'Front brake caliper', 'front caliper'),
  FRONT_BRAKE_DISC: type(BRAKES, 'Front brake disc', 'front disc, front rotor, front brake rotor'),
  FRONT_BRAKE_HOSE: type(BRAKES, 'Front brake hose', 'front brake line'),
  FRONT_BRAKE_PADS: type(
    BRAKES,
    'Front brake pads',
    'front pad, front pad set, front brake lining, brake lining',
  ),
  FRONT_STRUT: type(
    SUSPENSION,
    'Front strut',
    'strut assembly, front shock, front shock absorber, macpherson strut',
  ),
  FUEL_FILTER: type(FILTERS, 'Fuel filter', 'petrol filter, diesel filter, gas filter'),
  HEAD_GASKET: type(ENGINE, 'Head gasket', 'cylinder head gasket'),
  HEADLAMP: type(LIGHTING, 'Headlight', 'headlamp, headlight assembly, head lamp'),
  HEADLAMP_BULB: type(LIGHTING, 'Headlight bulb', 'headlamp bulb, bulb, low beam bulb, head lamp bulb'),
  IGNITION_COIL: type(IGNITION, 'Ignition coil', 'coil pack, coil, spark coil'),
  LAMBDA_SENSOR: type(IGNITION, 'Lambda sensor', 'oxygen sensor, o2 sensor, lambda probe'),
  LOWERING_SPRING: type(SUSPENSION, 'Lowering spring', 'sport spring, coil spring'),
  LUG_NUTS: type(WHEELS, 'Lug nuts', 'wheel nut, locking nut, wheel lock'),
  MOTOR_OIL: type(ACCESSORIES, 'Motor oil', 'engine oil, oil'),
  OIL_FILTER: type(FILTERS, 'Oil filter', 'oil filter insert, engine oil filter, oil element'),
  PISTON: type(ENGINE, 'Piston', 'piston ring, piston kit'),
  RADIATOR: type(ENGINE, 'Engine radiator', 'radiator, cooler'),
  REAR_BRAKE_CALIPER: type(BRAKES, 'Rear brake caliper', 'rear caliper'),
  REAR_BRAKE_DISC: type(BRAKES, 'Rear brake disc', 'rear disc, rear rotor, rear brake rotor'),
  REAR_BRAKE_DRUMS: type(BRAKES, 'Rear brake drums', 'brake drum, drum brake, brake shoe, drum kit'),
  REAR_BRAKE_HOSE: type(BRAKES, 'Rear brake hose', 'rear brake line'),
  REAR_BRAKE_PADS: type(BRAKES, 'Rear brake pads', 'rear pad, rear pad set, rear brake lining, brake lining'),
  REAR_SHOCK_ABSORBER: type(SUSPENSION, 'Rear shock absorber', 'rear shock, rear damper, rear strut'),
  SILENCER: type(ENGINE, 'Muffler', 'silencer, back box, exhaust'),
  SPARK_PLUG: type(IGNITION, 'Spark plug', 'plug, sparking plug'),
  STABILISER_LINK: type(
    SUSPENSION,
    'Stabilizer link',
    'sway bar link, drop link, stabiliser link, anti-roll bar link',
  ),
  STARTER_MOTOR: type(IGNITION, 'Starter motor', 'starter'),
  TAIL_LAMP: type(LIGHTING, 'Tail lamp', 'tail light, rear light, rear lamp, taillight'),
  THERMOSTAT: type(ENGINE, 'Thermostat', 'coolant thermostat'),
  TIE_ROD_END: type(SUSPENSION, 'Tie-rod end', 'track rod end, tie rod, outer tie rod'),
  TIMING_BELT_KIT: type(ENGINE, 'Timing belt kit', 'timing belt, cambelt, cam belt kit, timing kit'),
  TURBOCHARGER: type(ENGINE, 'Turbocharger', 'turbo, supercharger'),
  TYRE: type(WHEELS, 'Tire', 'tyre, all-season tire, all season tire'),
  WATER_PUMP: type(ENGINE, 'Water pump', 'coolant pump'),
  WHEEL_HUB: type(SUSPENSION, 'Wheel hub', 'wheel bearing, hub bearing, hub assembly'),
  WIPER_BLADES: type(ACCESSORIES, 'Wiper blades', 'wiper, windscreen wiper, windshield wiper'),
  // Types that the demo shop does not have.
  BALL_JOINT: type(SUSPENSION, 'Ball joint', 'lower ball joint'),
  DRIVE_BELT: type(ENGINE, 'Drive belt', 'serpentine belt, v belt, fan belt, alternator belt'),
  ENGINE_MOUNT: type(ENGINE, 'Engine mount', 'motor mount, engine mounting'),
  FUEL_PUMP: type(ENGINE, 'Fuel pump', 'petrol pump, gas pump'),
  GEARBOX_OIL: type(ACCESSORIES, 'Transmission oil', 'transmission fluid, gearbox oil, gear oil, atf'),
  MIRROR: type(ACCESSORIES, 'Mirror', 'wing mirror, side mirror, door mirror'),
  PARKING_BRAKE_CABLE: type(BRAKES, 'Parking brake cable', 'handbrake cable, hand brake cable'),
  WEAR_SENSOR: type(BRAKES, 'Brake wear sensor', 'pad sensor, brake pad sensor, wear sensor, wear indicator'),
} as const satisfies Record<string, PartTypeFacts>;

export type PartType = keyof typeof PART_TYPES;

export const PartType = enumOf(
  'PartType',
  'What a part is, as jobs ask for it.',
  Object.fromEntries(Object.entries(PART_TYPES).map(([key, { name }]) => [key, `${name}.`])) as Record<
    PartType,
    string
  >,
);
