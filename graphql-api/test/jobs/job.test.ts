import { Role } from '../../src/auth/role.js';
import { Position } from '../../src/features/cars/fitment/position.kinds.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { PartType } from '../../src/features/catalogue/part/part-type.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel } from '../support/fitments.js';
import { aJob } from '../support/jobs.js';
import { recordSql } from '../support/sql-recorder.js';

const { FRONT_BRAKE_DISC, FRONT_BRAKE_PADS, BRAKE_FLUID } = PartType;
const CIVIC = { year: 2016, make: 'Honda', model: 'Civic' };

let shop: TestShop;
let civic: number;
beforeAll(async () => {
  shop = await createTestShop();
  civic = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  await aJob(shop.database, {
    slots: [
      { title: 'Discs', type: FRONT_BRAKE_DISC, units: 2, required: true },
      { title: 'Pads', type: FRONT_BRAKE_PADS, units: 1, required: true },
      { title: 'Fluid', type: BRAKE_FLUID, units: 1, required: false },
    ],
  });
});
beforeEach(() => shop.database.query('UPDATE part SET deleted_at = now() WHERE deleted_at IS NULL'));
afterAll(() => shop.close());

const JOB = `query Job($vehicle: VehicleInput, $answers: [FitmentAnswerInput!]) {
  job(key: "front-brakes", vehicle: $vehicle, answers: $answers) {
    fit { required filled waiting noData total }
    slots { title state needsEngine question { key } choice { ...Candidate } alternatives { ...Candidate } }
  }
}
fragment Candidate on JobPart { units quantity total part { name } fitment { verdict reason } }`;

interface Candidate {
  readonly units: number;
  readonly quantity: number;
  readonly total: string;
  readonly part: { readonly name: string };
  readonly fitment: { readonly verdict: string; readonly reason: string };
}

interface AskedJob {
  readonly fit: object | null;
  readonly slots: readonly {
    readonly title: string;
    readonly state: string | null;
    readonly needsEngine: boolean;
    readonly question: { readonly key: string } | null;
    readonly choice: Candidate | null;
    readonly alternatives: readonly Candidate[];
  }[];
}

const jobFor = (vehicle: object | null = CIVIC, answers: object[] = []) =>
  ask<AskedJob>(shop.visitor, JOB, { vehicle, answers });

/** State, choice and alternatives of a slot. */
async function slotOf(title: string, vehicle: object = CIVIC, answers: object[] = []) {
  const slot = (await jobFor(vehicle, answers)).slots.find((one) => one.title === title)!;
  const named = ({ part, quantity }: Candidate) => `${quantity} × ${part.name}`;
  return [slot.state, slot.choice && named(slot.choice), slot.alternatives.map(named)];
}

const aDisc = (name: string, given: Partial<Part> = {}) =>
  aPart(shop.database, { name, type: FRONT_BRAKE_DISC, ...given });

async function aFittingDisc(name: string, given: Partial<Part> = {}, units?: number): Promise<Part> {
  const part = await aDisc(name, given);
  const id = await aFitment(shop.database, part, { modelId: civic });
  if (units) await shop.database.query('UPDATE part_fitment SET units = $2 WHERE id = $1', [id, units]);
  return part;
}

const setComplete = ({ id }: Part) =>
  shop.database.query('UPDATE part SET fitment_complete = true WHERE id = $1', [id]);

test('without a car a job lists its slots without parts', async () => {
  await aFittingDisc('Disc');
  const { fit, slots } = await jobFor(null);

  expect(fit).toBeNull();
  expect(slots).toHaveLength(3);
  for (const slot of slots) expect(slot).toMatchObject({ state: null, choice: null, alternatives: [] });
});

test('parts in stock come before sold-out ones, then the cheapest first', async () => {
  await aFittingDisc('Sold out', { priceMinor: 1000, availableQuantity: 0 });
  await aFittingDisc('Dear', { priceMinor: 9000 });
  await aFittingDisc('Fair', { priceMinor: 5000 });

  expect(await slotOf('Discs')).toEqual(['FILLED', '2 × Fair', ['2 × Dear', '2 × Sold out']]);
});

test('among parts in stock, those with enough units come first', async () => {
  await aFittingDisc('Only one left', { priceMinor: 1000, availableQuantity: 1 });
  await aFittingDisc('Plenty', { priceMinor: 5000 });

  expect(await slotOf('Discs')).toEqual(['FILLED', '2 × Plenty', ['2 × Only one left']]);
});

test('the deciding row sets the quantity, otherwise the slot; the minimum order applies, and totals are compared', async () => {
  await aFittingDisc('Piece', { priceMinor: 3000 });
  await aFittingDisc('Set of two', { priceMinor: 5000 }, 1);
  await aFittingDisc('Carton', { priceMinor: 1500, orderQuantity: 6 }, 2);

  expect(await slotOf('Discs')).toEqual(['FILLED', '1 × Set of two', ['2 × Piece', '6 × Carton']]);
  const { fit } = await jobFor();
  expect(fit).toEqual({ required: 2, filled: 1, waiting: 0, noData: 0, total: '50.00' });
});

test('a part listed for left and right is listed for both sides', async () => {
  const link = await aDisc('Both sides', { priceMinor: 100 });
  for (const position of [Position.FRONT_LEFT, Position.FRONT_RIGHT]) {
    const id = await aFitment(shop.database, link, { modelId: civic, position });
    await shop.database.query('UPDATE part_fitment SET units = 1 WHERE id = $1', [id]);
  }

  expect(await slotOf('Discs')).toEqual(['FILLED', '2 × Both sides', expect.anything()]);
  const { slots } = await jobFor();
  expect(slots.find(({ title }) => title === 'Discs')?.choice?.fitment.reason).toMatch(
    /^Front left and right, Civic 2016 to 2021/,
  );
});

test('a slot that depends on an answer waits for it, and the answer decides', async () => {
  const part = await aDisc('For rear discs');
  await aFitment(shop.database, part, { modelId: civic, question: 'rear-brakes', accepted: ['rear discs'] });
  await setComplete(part);
  const answered = (answer: string) => slotOf('Discs', CIVIC, [{ question: 'rear-brakes', answer }]);

  expect(await slotOf('Discs')).toEqual(['WAITS_FOR_ANSWER', null, ['2 × For rear discs']]);
  const { fit, slots } = await jobFor();
  expect(slots[0]).toMatchObject({ question: { key: 'rear-brakes' }, needsEngine: false });
  expect(fit).toMatchObject({ filled: 0, waiting: 1, total: null });
  expect(await answered('rear discs')).toEqual(['FILLED', '2 × For rear discs', []]);
  expect(await answered('rear drums')).toEqual(['NOTHING', null, []]);
});

test('a slot that depends on the engine waits for it', async () => {
  const part = await aDisc('For 2.0 l');
  await aFitment(shop.database, part, { modelId: civic, engineLitres: 2 });

  expect((await jobFor()).slots[0]).toMatchObject({
    state: 'WAITS_FOR_ANSWER',
    needsEngine: true,
    question: null,
  });
  expect(await slotOf('Discs', { ...CIVIC, engine: { litres: 2 } })).toEqual(['FILLED', '2 × For 2.0 l', []]);
});

test('a part without data is offered but never selected', async () => {
  await aDisc('No one knows');
  const other = await aDisc('For a Golf only');
  await aFitment(shop.database, other, {
    modelId: await aModel(shop.database, { make: 'Volkswagen', name: 'Golf' }),
  });
  await setComplete(other);

  expect(await slotOf('Discs')).toEqual(['NO_DATA', null, ['2 × No one knows']]);
  expect((await jobFor()).fit).toMatchObject({ filled: 0, noData: 1 });
});

test('a universal part fills a slot unless the car is excluded', async () => {
  const fluid = await aPart(shop.database, { name: 'DOT 4', type: BRAKE_FLUID, universal: true });
  expect(await slotOf('Fluid')).toEqual(['FILLED', '1 × DOT 4', []]);

  await aFitment(shop.database, fluid, { modelId: civic, excludes: true });
  expect(await slotOf('Fluid')).toEqual(['NOTHING', null, []]);
});

test('a slot has five alternatives at most', async () => {
  for (const price of [3, 1, 8, 2, 5, 4, 7, 6])
    await aFittingDisc(`At ${price}`, { priceMinor: price * 1000 });

  expect(await slotOf('Discs')).toEqual([
    'FILLED',
    '2 × At 1',
    ['2 × At 2', '2 × At 3', '2 × At 4', '2 × At 5', '2 × At 6'],
  ]);
});

test('changes of type, price and removal affect the slot at once', async () => {
  const admin = await shop.signIn({ role: Role.ADMIN });
  const change = (part: Part, input: object) =>
    ask(
      admin,
      `mutation ($id: ID!, $input: UpdatePartInput!) { updatePart(id: $id, input: $input) { id } }`,
      {
        id: part.id,
        input,
      },
    );
  const [cheap, dear] = [
    await aFittingDisc('Cheap', { priceMinor: 2000 }),
    await aFittingDisc('Dear', { priceMinor: 4000 }),
  ];
  const untyped = await aPart(shop.database, { name: 'Typed later', priceMinor: 1000 });
  await aFitment(shop.database, untyped, { modelId: civic });
  expect(await slotOf('Discs')).toEqual(['FILLED', '2 × Cheap', ['2 × Dear']]);

  await change(untyped, { type: 'FRONT_BRAKE_DISC' });
  expect(await slotOf('Discs')).toEqual(['FILLED', '2 × Typed later', ['2 × Cheap', '2 × Dear']]);
  await change(dear, { price: '5.00' });
  expect(await slotOf('Discs')).toEqual(['FILLED', '2 × Dear', ['2 × Typed later', '2 × Cheap']]);
  await change(dear, { type: 'MIRROR' });
  await ask(admin, 'mutation ($id: ID!) { removePart(id: $id) { id } }', { id: cheap.id });
  expect(await slotOf('Discs')).toEqual(['FILLED', '2 × Typed later', []]);
});

test('one statement finds the parts of all slots and all jobs', async () => {
  for (const price of [1, 2, 3]) await aFittingDisc(`At ${price}`, { priceMinor: price * 1000 });
  await aPart(shop.database, { type: FRONT_BRAKE_PADS, universal: true });
  const finding = async (query: string) => {
    const statements = await recordSql(() => ask(shop.visitor, query, { vehicle: CIVIC }));
    return statements.filter(({ text }) => text.includes('wanted (type)')).length;
  };

  expect(await finding(JOB)).toBe(1);
  expect(
    await finding('query ($vehicle: VehicleInput!) { jobs(vehicle: $vehicle) { fit { filled } } }'),
  ).toBe(1);
});

test('a part and a search name the jobs they belong to', async () => {
  const part = await aDisc('Disc 312', { name: 'Front brake disc 312' });
  const used = await ask<{ jobs: { title: string }[] }>(
    shop.visitor,
    'query ($id: ID!) { part(id: $id) { jobs { title } } }',
    { id: part.id },
  );
  expect(used.jobs).toEqual([{ title: 'Front brakes' }]);

  const offered = async (search: string) => {
    const { search: answer } = await ask<{ search: { jobs: { key: string }[]; cars: object[] } }>(
      shop.visitor,
      `query ($search: String!) { parts(filter: { search: $search }) { search { jobs { key } cars { model } } } }`,
      { search },
    );
    return answer.jobs.map(({ key }) => key);
  };
  expect(await offered('front brakes 2016 civic')).toEqual(['front-brakes']);
  expect(await offered('I need the brakes in front of my 2016 civic')).toEqual(['front-brakes']);
  expect(await offered('brake fluid')).toEqual([]);
});

test('the database and the vocabulary have the same part types', async () => {
  const [row] = await shop.database.query<{ text: string }[]>(
    "SELECT prosrc AS text FROM pg_proc WHERE proname = 'is_part_type'",
  );
  const types = [...(row?.text ?? '').matchAll(/'([A-Z_]+)'/g)].map(([, type]) => type);
  expect(types.sort()).toEqual(Object.values(PartType).sort());
});

test.each(['part_type_check', 'part_draft_type_check', 'job_slot_part_type_check'])(
  '%s uses these types',
  async (constraint) => {
    const [row] = await shop.database.query<{ text: string }[]>(
      'SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = $1',
      [constraint],
    );
    expect(row?.text).toMatch(/^CHECK \(is_part_type\(\w+\)\)$/);
  },
);
