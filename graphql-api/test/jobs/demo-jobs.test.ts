import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { loadDemoCatalogue } from '../search/demo-shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await loadDemoCatalogue(shop.database);
});
afterAll(() => shop.close());

const JOBS = `query Jobs($vehicle: VehicleInput!, $answers: [FitmentAnswerInput!]) {
  jobs(vehicle: $vehicle, answers: $answers) {
    key
    fit { required filled waiting noData total }
    slots { title required state question { key } needsEngine
      choice { units quantity total part { name } fitment { verdict reason } } alternatives { part { name } } }
  }
}`;

interface Slot {
  readonly title: string;
  readonly required: boolean;
  readonly state: string;
  readonly question: { readonly key: string } | null;
  readonly choice: {
    readonly units: number;
    readonly quantity: number;
    readonly part: { readonly name: string };
    readonly fitment: { readonly verdict: string };
  } | null;
}

interface AskedJob {
  readonly key: string;
  readonly fit: { readonly required: number; readonly filled: number };
  readonly slots: readonly Slot[];
}

async function jobsFor(vehicle: object, answers: object[] = []): Promise<AskedJob[]> {
  const { data, errors } = await shop.visitor.graphql(JOBS, { vehicle, answers });
  expect(errors).toBeUndefined();
  return (data as unknown as { jobs: AskedJob[] }).jobs;
}

const gasoline = (litres: number) => ({ litres, cylinders: 4, fuel: 'GASOLINE' });

test.each([
  ['2016 Honda Civic 2.0 l', { year: 2016, make: 'Honda', model: 'Civic', engine: gasoline(2) }],
  ['2016 Honda Civic', { year: 2016, make: 'Honda', model: 'Civic' }],
  ['2016 Toyota Corolla', { year: 2016, make: 'Toyota', model: 'Corolla' }],
  ['2015 Volkswagen Golf', { year: 2015, make: 'Volkswagen', model: 'Golf' }],
  ['2016 Volkswagen Jetta', { year: 2016, make: 'Volkswagen', model: 'Jetta' }],
  ['2015 Nissan Altima', { year: 2015, make: 'Nissan', model: 'Altima' }],
  ['2014 Ford Focus', { year: 2014, make: 'Ford', model: 'Focus' }],
  ['2016 Ford Escape', { year: 2016, make: 'Ford', model: 'Escape' }],
  ['2014 Mazda Mazda3', { year: 2014, make: 'Mazda', model: 'Mazda3' }],
  ['2012 Hyundai Tucson', { year: 2012, make: 'Hyundai', model: 'Tucson' }],
  ['2017 Audi A3', { year: 2017, make: 'Audi', model: 'A3' }],
])('the demo shop has all parts that at least five jobs need for a %s', async (_name, vehicle) => {
  const jobs = await jobsFor(vehicle);
  const whole = jobs.filter(({ fit }) => fit.filled === fit.required);

  expect(whole.length).toBeGreaterThanOrEqual(5);
  for (const { slots } of whole) {
    for (const { choice } of slots.filter(({ required }) => required))
      expect(choice).toMatchObject({ fitment: { verdict: 'FITS' } });
  }
});

test('the front brakes of a Civic need two discs, pads, and one answer for the hoses', async () => {
  const civic = { year: 2016, make: 'Honda', model: 'Civic', engine: gasoline(2) };
  const brakes = async (answers: object[] = []) =>
    (await jobsFor(civic, answers))
      .find(({ key }) => key === 'front-brakes')!
      .slots.map(({ title, state, question, choice }) => [
        title,
        state,
        choice ? `${choice.quantity} × ${choice.part.name}` : (question?.key ?? null),
      ]);

  expect(await brakes()).toEqual([
    ['Brake discs, front', 'FILLED', '2 × Front brake disc 312 mm, vented'],
    ['Brake pads, front', 'FILLED', '1 × Front brake pad set, ceramic'],
    ['Brake hoses, front', 'WAITS_FOR_ANSWER', 'front-caliper'],
    ['Pad wear sensor', 'NOTHING', null],
    ['Brake fluid', 'FILLED', '1 × Brake fluid DOT 4, 500 ml'],
  ]);
  const answer = { question: 'front-caliper', answer: 'four-piston front calipers' };
  expect((await brakes([answer]))[2]).toEqual([
    'Brake hoses, front',
    'FILLED',
    '2 × Front brake hose, four-piston caliper',
  ]);
});

test('every required part type of the demo jobs has a demo part', async () => {
  const { data } = await shop.visitor.graphql('{ jobs { slots { required type } } }');
  const { jobs } = data as unknown as { jobs: { slots: { required: boolean; type: string }[] }[] };
  const types = [
    ...new Set(jobs.flatMap(({ slots }) => slots.filter(({ required }) => required).map(({ type }) => type))),
  ];
  const [{ found }] = await shop.database.query<[{ found: string[] }]>(
    'SELECT array_agg(DISTINCT type) AS found FROM part WHERE type = ANY($1)',
    [types],
  );
  expect(found.sort()).toEqual(types.sort());
});

test('a search for a part type finds parts with other names', async () => {
  const found = async (search: string) => {
    const { data } = await shop.visitor.graphql(
      'query ($search: String!) { parts(filter: { search: $search }) { nodes { name } } }',
      { search },
    );
    return (data as unknown as { parts: { nodes: { name: string }[] } }).parts.nodes.map(({ name }) => name);
  };

  expect((await found('brake linings')).sort()).toEqual([
    'Front brake pad set, ceramic',
    'Rear brake pad set, low dust',
  ]);
  expect(await found('front pads')).toEqual(['Front brake pad set, ceramic']);
});
