/** `npm run licences`: the licences of all that is shipped. Ends with 1 where one is not among those we may ship under. */
import { isAllowed, shippedPackages } from './lib/packages.mjs';
import { refuseArguments } from './lib/refusal.mjs';

refuseArguments(process.argv.slice(2));

const packages = await shippedPackages();
const licences = [...new Set(packages.map(({ license }) => license))].sort();
for (const licence of licences) {
  const names = packages.filter(({ license }) => license === licence).map(({ name }) => name);
  const allowed = names.every((name) => isAllowed(licence, name));
  console.log(`${licence ?? 'no licence'}${allowed ? '' : ' (not allowed)'}: ${names.length}`);
  console.log(`  ${[...new Set(names)].join(', ')}`);
  if (!allowed) process.exitCode = 1;
}
