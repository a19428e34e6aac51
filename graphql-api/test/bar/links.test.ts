import { Role } from '../../src/auth/role.js';
import { delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

let shop: TestShop;
let customer: Customer;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'`--></textarea>{{7*7}}';

const LINKS = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' jAvA\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example\\a.png',
  'https:evil.example',
  'https://user:secret@evil.example/',
  'https://evil.example/ a.png',
  'https://',
  '/pictures/../config.json\n',
  '/pictures/../../etc',
  '/pictures/parts/..',
  '/pictures/./parts/disc.webp',
  '/pictures//evil.example/a.png',
  '/pictures/',
  '/pictures/.hidden',
  ' https://evil.example/a.png',
  `https://evil.example/${'a'.repeat(3000)}`,
];

const profile = { name: 'Jo', location: 'Bern', education: 'ETH', phone: '1' };
const part = { name: 'Disc', price: 10, orderQuantity: 1, availableQuantity: 5 };

describe('C26', () => {
  test.each(LINKS)(
    '%j is refused as an image link and as a profile link over REST and GraphQL',
    async (link) => {
      const rest = [
        await admin.rest('POST', '/parts', { ...part, image: link }),
        await customer.rest('PATCH', `/user/${customer.email}`, { ...profile, linkedin: link }),
      ];
      const graphql = [
        await admin.graphql('mutation ($input: AddPartInput!) { addPart(input: $input) { id } }', {
          input: { ...part, price: '10', image: link },
        }),
        await admin.graphql('mutation ($input: AddPartInput!) { addPart(input: $input) { id } }', {
          input: {
            ...part,
            price: '10',
            image: 'https://example.com/a.png',
            moreImages: ['https://example.com/b.png', link],
          },
        }),
        await customer.graphql(
          'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
          {
            input: { ...profile, linkedin: link },
          },
        ),
      ];

      expect(rest.map(({ status }) => status)).toEqual([400, 400]);
      expect(graphql.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
        'BAD_INPUT',
        'BAD_INPUT',
        'BAD_INPUT',
      ]);
    },
  );

  test('without a scheme, an image link is refused and a profile link gets https', async () => {
    const link = 'evil.example/a.png';
    const picture = await admin.rest('POST', '/parts', { ...part, image: link });
    await customer.rest('PATCH', `/user/${customer.email}`, { ...profile, linkedin: link });

    expect(picture.status).toBe(400);
    const { body } = await customer.rest('GET', `/user/${customer.email}`);
    expect(body.linkedin).toBe('https://evil.example/a.png');
  });

  test.each([
    'https://example.com/a.png',
    'HTTP://example.com',
    'https://xn--bcher-kva.example/%C3%BC?a=1#b',
  ])('%s is accepted', async (link) => {
    const answers = [
      await admin.rest('POST', '/parts', { ...part, image: link }),
      await customer.rest('PATCH', `/user/${customer.email}`, { ...profile, linkedin: link }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("the shop's own images are accepted by their path", async () => {
    const image = '/pictures/parts/disc_2.v1-900.webp';

    expect((await admin.rest('POST', '/parts', { ...part, image })).status).toBe(200);
  });

  test.each([
    '"<script>alert(1)</script>"@b.cd',
    '"a b"@example.com',
    '<jo@example.com>',
    'a\\\\b@example.com',
  ])('%j is not accepted as an email address', async (email) => {
    const { errors } = await shop.visitor.graphql(
      'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }',
      { input: { name: 'Jo', email, message: 'Hello' } },
    );

    expect(errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual([
      ['Provide a Valid Email.', 'BAD_INPUT'],
    ]);
  });

  test.each(["o'neil+parts@werk-statt.example.com", 'a.b@例え.jp'])(
    '%s is accepted as an email address',
    async (email) => {
      const { errors } = await shop.visitor.graphql(
        'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }',
        { input: { name: 'Jo', email, message: 'Hello' } },
      );

      expect(errors).toBeUndefined();
    },
  );

  test('a script in review, name, product or address is returned unchanged, as JSON', async () => {
    const added = await admin.rest('POST', '/parts', { ...part, name: SCRIPT, description: SCRIPT });
    await customer.rest('PATCH', `/user/${customer.email}`, {
      ...profile,
      name: SCRIPT.slice(0, 100),
      linkedin: 'https://linkedin.com/in/x',
    });
    await customer.rest('POST', '/reviews', { rating: 5, review: SCRIPT });
    const placed = await customer.rest('POST', '/orders', {
      partId: added.body.insertedId,
      quantity: 1,
      address: SCRIPT,
      phone: delivery.phone,
    });

    const [parts, reviews, order] = await Promise.all([
      customer.rest('GET', `/parts/${added.body.insertedId}`),
      customer.rest('GET', '/reviews'),
      customer.rest('GET', `/orders/${placed.body.insertedId}`),
    ]);

    expect(parts.body).toMatchObject({ name: SCRIPT, description: SCRIPT });
    expect(reviews.body.at(-1)).toMatchObject({ review: SCRIPT, name: SCRIPT.slice(0, 100) });
    expect(order.body).toMatchObject({ product: SCRIPT, address: SCRIPT });
    for (const { headers } of [parts, reviews, order]) {
      expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  test('responses other than pages forbid loading, running and framing anything', async () => {
    for (const path of ['/parts', '/config.json', '/healthz', '/nowhere', '/parts/%00']) {
      const policy = (await shop.visitor.fetch('GET', path)).headers.get('Content-Security-Policy');

      expect(policy?.split(';')).toEqual([
        "default-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]);
    }
  });
});
