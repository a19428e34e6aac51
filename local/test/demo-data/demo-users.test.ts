import { demoData } from '../../src/demo-data/demo-data.js';

const { users, reviews, orders } = demoData;

/** The pattern of the sign-up form (specification, section 5), anchored: stricter than the shop itself. */
const email = /^[a-z0-9]+@[a-z]+\.[a-z]{2,3}$/;

/** Numbers that regulators keep free for films: DE, SE, UK, IE, FR, AU and North America. */
const fictionalPhone = [
  /^\+49 40 66969 \d{3}$/,
  /^\+49 221 4710 \d{3}$/,
  /^\+46 70 174 06 \d{2}$/,
  /^\+46 40 628 04 \d{2}$/,
  /^\+46 31 390 06 \d{2}$/,
  /^\+44 7700 900 \d{3}$/,
  /^\+353 20 91\d \d{4}$/,
  /^\+33 6 39 98 \d{2} \d{2}$/,
  /^\+61 491 570 (156|157|158|159|110|313|737|266)$/,
  /^\+1 \d{3} 555 01\d{2}$/,
];

test('accounts have unique uids and emails, and all are verified', () => {
  expect(new Set(users.map(({ uid }) => uid)).size).toBe(users.length);
  expect(new Set(users.map((user) => user.email)).size).toBe(users.length);
  for (const user of users)
    expect(user).toMatchObject({ email: expect.stringMatching(email) as string, emailVerified: true });
});

test('no email can reach anyone: every address is in a domain reserved for examples', () => {
  for (const user of users) expect(user.email).toMatch(/@example\.(com|org)$/);
});

test('there is one admin, one demo customer, and at least fourteen others', () => {
  expect(users.filter(({ role }) => role === 'ADMIN').map((user) => user.email)).toEqual([
    'admin@example.com',
  ]);
  expect(users).toContainEqual(expect.objectContaining({ email: 'customer@example.com', role: 'CUSTOMER' }));
  expect(users.length).toBeGreaterThanOrEqual(16);
});

test('a profile is completely filled or empty', () => {
  for (const { location, education, phone, linkedin } of users) {
    expect([0, 4]).toContain([location, education, phone, linkedin].filter(Boolean).length);
  }
  expect(users.find((user) => user.email === 'customer@example.com')?.phone).toBeDefined();
});

test('every phone number is from a range reserved for fiction', () => {
  const phones = [...orders.map(({ phone }) => phone), ...users.flatMap(({ phone }) => phone ?? [])];
  expect(phones.filter((phone) => !fictionalPhone.some((range) => range.test(phone)))).toEqual([]);
});

test('reviews have a rating from 1 to 5 in half steps, except one without', () => {
  const given = reviews.flatMap(({ rating }) => rating ?? []);
  for (const rating of given) expect([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]).toContain(rating);
  expect(reviews.length - given.length).toBe(1);
});

test('there are at least sixteen reviews from five weeks, of one to four sentences each', () => {
  expect(reviews.length).toBeGreaterThanOrEqual(16);
  expect(Math.max(...reviews.map(({ createdHoursAgo }) => createdHoursAgo))).toBeLessThan(5 * 7 * 24);
  expect(new Set(reviews.map(({ createdHoursAgo }) => createdHoursAgo)).size).toBe(reviews.length);
  for (const { text } of reviews) {
    const sentences = text.split(/(?<=[.?!])\s+(?=[A-Z])/).length;
    expect([text, sentences <= 4]).toEqual([text, true]);
  }
});

test.each(reviews)(
  '$userEmail wrote $createdHoursAgo hours ago, at least a day after a shipment',
  (review) => {
    const sent = orders.flatMap((order) =>
      order.userEmail === review.userEmail ? (order.shippedHoursAgo ?? []) : [],
    );
    expect(sent.some((shippedHoursAgo) => shippedHoursAgo - review.createdHoursAgo >= 24)).toBe(true);
  },
);

test('every review or fit answer about a part is by a customer who received it at least a day before', () => {
  const received = reviews.map(({ userEmail, partKey, createdHoursAgo }) =>
    orders.some(
      (order) =>
        order.userEmail === userEmail &&
        order.partKey === partKey &&
        (order.shippedHoursAgo ?? 0) - createdHoursAgo >= 24,
    ),
  );
  expect(received).not.toContain(false);
  expect(orders.filter(({ fitted, state }) => fitted !== undefined && state !== 'SHIPPED')).toEqual([]);
  expect(orders.filter(({ fitted }) => fitted === false).length).toBeGreaterThan(1);
});

test('the whole set survives the JSON round trip to the seed command', () => {
  expect(JSON.parse(JSON.stringify(demoData))).toEqual(demoData);
});
