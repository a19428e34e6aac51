import { createTestShop, type TestShop } from '../support/create-test-shop.js';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const POST = 'mutation ($input: PostReviewInput!) { postReview(input: $input) { id } }';

test('an empty review is stored and documented, but not listed', async () => {
  const customer = await shop.signIn({});
  for (const input of [{ rating: 4 }, { review: 'Fits.' }, {}, { rating: null, review: '  ' }]) {
    expect((await customer.graphql(POST, { input })).errors).toBeUndefined();
  }

  const { data } = await shop.visitor.graphql(`{
    all: reviews { totalCount }
    content: reviews(first: 1, hasContent: true) { totalCount pageInfo { hasNextPage } nodes { rating review } }
  }`);
  expect(data).toEqual({
    all: { totalCount: 4 },
    content: {
      totalCount: 2,
      pageInfo: { hasNextPage: true },
      nodes: [{ rating: null, review: 'Fits.' }],
    },
  });
  expect((await shop.visitor.rest('GET', '/reviews')).body).toHaveLength(4);
});
