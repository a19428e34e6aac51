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

test('accounts are told apart by uid and email, and all are verified', () => {
  expect(new Set(users.map(({ uid }) => uid)).size).toBe(users.length);
  expect(new Set(users.map((user) => user.email)).size).toBe(users.length);
  for (const user of users)
    expect(user).toMatchObject({ email: expect.stringMatching(email) as string, emailVerified: true });
});

test('mail can reach no one: every address is under a domain reserved for examples', () => {
  for (const user of users) expect(user.email).toMatch(/@example\.(com|org)$/);
});

test('there are one admin, one demo customer and more than a dozen others', () => {
  expect(users.filter(({ role }) => role === 'ADMIN').map((user) => user.email)).toEqual([
    'admin@example.com',
  ]);
  expect(users).toContainEqual(expect.objectContaining({ email: 'customer@example.com', role: 'CUSTOMER' }));
  expect(users.length).toBeGreaterThanOrEqual(16);
});

test('a profile is filled as a whole or not at all', () => {
  for (const { location, education, phone, linkedin } of users) {
    expect([0, 4]).toContain([location, education, phone, linkedin].filter(Boolean).length);
  }
  expect(users.find((user) => user.email === 'customer@example.com')?.phone).toBeDefined();
});

test('no telephone rings: every number is from a range kept for fiction', () => {
  const phones = [...orders.map(({ phone }) => phone), ...users.flatMap(({ phone }) => phone ?? [])];
  expect(phones.filter((phone) => !fictionalPhone.some((range) => range.test(phone)))).toEqual([]);
});

test('reviews carry a rating from 1 to 5 in halves; one has none', () => {
  const given = reviews.flatMap(({ rating }) => rating ?? []);
  for (const rating of given) expect([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]).toContain(rating);
  expect(reviews.length - given.length).toBe(1);
});

test('there are sixteen reviews or more from five weeks, one to four sentences each', () => {
  expect(reviews.length).toBeGreaterThanOrEqual(16);
  expect(Math.max(...reviews.map(({ createdHoursAgo }) => createdHoursAgo))).toBeLessThan(5 * 7 * 24);
  expect(new Set(reviews.map(({ createdHoursAgo }) => createdHoursAgo)).size).toBe(reviews.length);
  for (const { text } of reviews) {
    const sentences = text.split(/(?<=[.?!])\s+(?=[A-Z])/).length;
    expect([text, sentences <= 4]).toEqual([text, true]);
  }
});

test.each(reviews)(
  '$userEmail wrote $createdHoursAgo hours ago about something sent a day before or earlier',
  (review) => {
    const sent = orders.flatMap((order) =>
      order.userEmail === review.userEmail ? (order.shippedHoursAgo ?? []) : [],
    );
    expect(sent.some((shippedHoursAgo) => shippedHoursAgo - review.createdHoursAgo >= 24)).toBe(true);
  },
);

test('who says something of a part, or whether it fitted, received it a day before or earlier', () => {
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

test('the whole set survives the way to the seed command, which is JSON', () => {
  expect(JSON.parse(JSON.stringify(demoData))).toEqual(demoData);
});
