/** Fakes the type checker: fails for sources marked as mistyped. */
import { readFileSync } from 'node:fs';

if (readFileSync(process.argv[2], 'utf8') === 'mistyped') {
  console.log('main.ts(1,1): error TS2322: this is no number');
  process.exit(1);
}
