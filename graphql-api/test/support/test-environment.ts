/** The addresses that `npm test` (scripts/test.mjs) passes. A test that can't run says so and fails. */
function address(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is missing: run these tests with \`npm test -- --selectProjects api\`.`);
  return value;
}

export const testEnvironment = {
  databaseUrl: () => address('TEST_DATABASE_URL'),
  authEmulatorHost: () => address('TEST_AUTH_EMULATOR_HOST'),
  stripeApiBase: () => address('TEST_STRIPE_API_BASE'),
};
