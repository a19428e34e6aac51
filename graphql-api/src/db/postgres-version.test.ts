import { checkPostgresVersion } from './postgres-version.js';

test.each([150_000, 160_011, 180_004])('Postgres %i is supported', (version) => {
  expect(checkPostgresVersion(version)).toEqual({});
});

test('an older server is refused, a newer one is used with a warning', () => {
  expect(checkPostgresVersion(140_023)).toEqual({
    error: 'Axle supports Postgres 15 to 18; this server is 14. Upgrade the server first.',
  });
  expect(checkPostgresVersion(190_000)).toEqual({
    warning: 'Axle supports Postgres 15 to 18; this server is 19, which was not tested.',
  });
});
