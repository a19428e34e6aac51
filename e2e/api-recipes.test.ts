import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { filled, savedFrom } from '../web/explorer/recipes/saved-values.js';
import { type Recipe, readRecipes, readSetUp } from '../web/explorer/recipes/read-recipes.js';
import { type CurlRequest, runShell } from './support/curl.js';
import type { RunningShop } from './support/running-shop.js';
import { demoShop } from './support/shared.js';

jest.setTimeout(180_000);

const markdown = readFileSync(join(__dirname, '../docs/api.md'), 'utf8');
const recipes = readRecipes(markdown);
const EMAILS = { customer: 'customer@example.com', admin: 'admin@example.com' };

const directory = mkdtempSync(join(tmpdir(), 'axle-recipes-'));

let shop: RunningShop;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(async () => {
  rmSync(directory, { recursive: true });
  await shop.close();
});

/** A reader who follows the page over one of the transports, and stores the values it says to keep. */
class Reader {
  /** Shell variables and placeholders of GraphQL variables: both are text, so a number must be printed as one. */
  readonly names: Record<string, string> = {};
  /** Every line of shell that was run, as printed. */
  readonly shellLines = new Set<string>();
  private signedInAs: Recipe['as'] = 'visitor';

  constructor(private readonly transport: 'graphql' | 'curl') {}

  /** Takes the page's set-up for granted, but this shop's own addresses. */
  async begin(): Promise<void> {
    await this.shell(readSetUp(markdown));
    Object.assign(this.names, {
      SHOP: shop.url,
      AUTH: shop.authUrl,
      PAYMENTS: shop.paymentsUrl,
      KEY: `${this.transport}-order`,
    });
  }

  /** Follows one recipe, after signing in as the page says. Returns the response of its call. */
  async follow(recipe: Recipe): Promise<any> {
    if (recipe.as !== 'visitor' && recipe.as !== this.signedInAs) await this.signIn(recipe.as);
    await this.shell(recipe.before);
    return this.transport === 'curl' ? this.shell(recipe.shell) : this.graphql(recipe);
  }

  async shell(script: string): Promise<any> {
    for (const line of script.split('\n')) this.shellLines.add(line);
    let answer: unknown;
    await runShell(script, this.names, async (request, comments) => {
      answer = await send(request);
      this.keep(savedFrom(comments, answer));
    });
    return answer;
  }

  async signIn(as: 'customer' | 'admin'): Promise<void> {
    this.names.EMAIL = EMAILS[as];
    this.signedInAs = as;
    await this.follow(recipes[2]!);
  }

  private async graphql({ as, query, variables }: Recipe): Promise<unknown> {
    const answer = (await send({
      url: `${shop.url}/graphql`,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(as !== 'visitor' && { Authorization: `Bearer ${this.names.TOKEN}` }),
      },
      body: JSON.stringify({
        query,
        variables: filled(JSON.parse(variables || '{}'), this.names),
      }),
    })) as { errors?: unknown };
    expect(answer.errors).toBeUndefined();
    this.keep(savedFrom(query, answer));
    return answer;
  }

  private keep(values: Record<string, unknown>): void {
    for (const [name, value] of Object.entries(values)) this.names[name] = String(value);
  }
}

async function send({ url, ...request }: CurlRequest): Promise<unknown> {
  const response = await fetch(url, request);
  const text = await response.text();
  if (!response.ok) throw new Error(`${request.method} ${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}

test('there are twenty-one numbered recipes', () => {
  expect(recipes.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
});

test('the recipes lead from the catalogue to the parcel, and from a car to its parts, in GraphQL', async () => {
  const reader = new Reader('graphql');
  await reader.begin();
  const answers = [];
  for (const recipe of recipes) answers.push((await reader.follow(recipe)).data);

  expect(answers[0].parts.nodes[0].name).toMatch(/brake pad/i);
  expect(answers[3].placeOrder.status).toBe('UNPAID');
  expect(answers[6].confirmPayment.status).toBe('PENDING');
  expect(answers[8].orders.nodes.map(({ id }: { id: string }) => id)).toContain(reader.names.ORDER);
  expect(answers[9].shipOrder.status).toBe('SHIPPED');

  expect(answers[10].vehicles.engines).toContainEqual({ litres: 2, cylinders: 4, fuel: 'GASOLINE' });
  expect(answers[10].decodeVin.candidates[0]).toEqual({ year: 2003, make: 'Honda', model: 'Accord' });
  expect(answers[11].parts.nodes[0].fitment.reason).toBe('Front, Civic 2016 to 2021 with 2.0\u00a0l');
  expect(answers[12].part.fitment.verdict).toBe('FITS');
  expect(answers[12].part.numbers.length).toBeGreaterThan(0);
  expect(answers[12].part.specifications.length).toBeGreaterThan(3);
  expect(answers[13].searchSuggestions.cars[0]).toEqual({ year: 2016, make: 'Honda', model: 'Civic' });
  expect(answers[13].searchSuggestions.parts[0].name).toMatch(/^Front brake pad/);
  expect(answers[14].saveToGarage.added).toBe(1);
  expect(answers[15].myGarage[0]).toMatchObject({ model: 'Civic', engine: { litres: 2 } });
  expect(answers[15].myGarage[0].answers).toEqual([
    { question: reader.names.QUESTION, answer: reader.names.ANSWER },
  ]);
  expect(answers[16].setCartLine[0].part.price).toBe(answers[16].setCartLine[0].seenPrice);
  expect(answers[17].placeOrders).toMatchObject([{ status: 'UNPAID' }]);
  expect(answers[18].createPaymentIntent.amount).toBe(answers[17].placeOrders[0].price);
  expect(answers[19].job.fit).toMatchObject({ required: 2, filled: 2 });
  expect(answers[20].requestReturn).toMatchObject({ state: 'REQUESTED', units: 1 });
});

test('every other GraphQL operation of the page runs unchanged', async () => {
  const [before = ''] = markdown.split(/^## Recipes$/m);
  const examples = [...before.matchAll(/^```graphql\n([^]*?)^```$/gm)].map(([, query]) => query);
  expect(examples.length).toBeGreaterThanOrEqual(2);
  for (const query of examples) {
    const answer = (await send({
      url: `${shop.url}/graphql`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    })) as { errors?: unknown };
    expect(answer.errors).toBeUndefined();
  }
});

test('the recipes lead from the catalogue to the parcel, and from a car to its parts, with curl', async () => {
  const reader = new Reader('curl');
  await reader.begin();
  const answers = [];
  for (const recipe of recipes) answers.push(await reader.follow(recipe));

  expect(answers[0].length).toBeGreaterThan(10);
  expect(answers[3]).toEqual({ acknowledged: true, insertedId: reader.names.ORDER });
  expect(answers[8].map(({ _id }: { _id: string }) => _id)).toContain(reader.names.ORDER);
  expect(answers[9].modifiedCount).toBe(1);

  // REST knows no cars: these are GraphQL, sent by curl.
  for (const answer of answers.slice(10)) expect(answer).toEqual({ data: expect.anything() });
  expect(answers[12].data.part.fitment.verdict).toBe('FITS');
  const [replaced] = answers[13].data.searchSuggestions.numbers;
  expect(replaced).toMatchObject({ kind: 'REPLACES', number: 'AX 2048 114-H' });
  expect(answers[15].data.myGarage[0]).toMatchObject({ year: 2016, make: 'Honda', model: 'Civic' });
  expect(answers[16].data.setCartLine).toHaveLength(1);
  expect(answers[17].data.placeOrders).toHaveLength(1);
  expect(answers[18].data.createPaymentIntent.id).toMatch(/^pi_/);
  expect(answers[20].data.requestReturn.state).toBe('REQUESTED');

  // The examples before the recipes: an uploaded image, and a GraphQL operation sent by curl.
  await reader.signIn('admin');
  reader.names.PICTURE = join(directory, 'disc.jpg');
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5860' } }).toFile(
    reader.names.PICTURE,
  );
  const [upload, graphql] = [...markdown.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, example]) => example);
  expect((await reader.shell(upload!)).url).toMatch(/^\/pictures\/uploaded\/.+-900\.webp$/);
  expect((await reader.shell(graphql!)).data.part.name).toEqual(expect.any(String));

  const blocks = [...markdown.matchAll(/^```.*\n([^]*?)^```$/gm)].map(([, block]) => block!);
  const curls = blocks.flatMap((block) => block.match(/^.*\bcurl .*$/gm) ?? []);
  expect(curls.filter((line) => !reader.shellLines.has(line))).toEqual([]);
});
