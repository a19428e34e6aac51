/** Fakes the seed command: keeps what it is given in the file that FAKE_SEED names. */
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

writeFileSync(process.env.FAKE_SEED, await text(process.stdin));
console.log('seeded');
