/** Fakes the migration: reports that the database is empty if FAKE_SEED names a file. */
console.log('up to date');
if (process.argv.includes('--tell-empty') && process.env.FAKE_SEED) process.exitCode = 3;
