import { print } from 'graphql';

import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { webQueries } from '../support/web-queries.js';
import { loadDemoCatalogue } from './demo-shop.js';
import type { GoldenCase } from './golden-cases.js';

/** Bytes of an answer, before it is compressed. */
const MAX_BYTES = 3000;
/** Maximum number of characters that the API reads. */
const LONGEST_TEXT = 100;

/** Tests that what the web app asks while these are typed, with a car too, is answered in less than 3 kB. */
export function testSuggestionSizes(cases: readonly GoldenCase[]): void {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
    await loadDemoCatalogue(shop.database);
  });
  afterAll(() => shop.close());

  test(`the web app's suggestions take less than 3 kB for any input, with a car too`, async () => {
    const asked = webQueries({ search: '' }).find(({ name }) => name === 'SearchSuggestions');
    const query = asked ? print(asked.document) : '';
    const vehicle = { year: 2016, make: 'Honda', model: 'Civic' };
    const sizes = new Map<string, number>();
    for (const { typed } of cases) {
      const text = typed.trim().slice(0, LONGEST_TEXT);
      if (text === '') continue;
      const answer = await shop.visitor.graphql(query, { text, vehicle });
      expect(answer.errors).toBeUndefined();
      sizes.set(text, Buffer.byteLength(JSON.stringify(answer)));
    }

    expect(sizes.size).toBeGreaterThan(cases.length / 2);
    expect([...sizes].filter(([, bytes]) => bytes >= MAX_BYTES)).toEqual([]);
  });
}
