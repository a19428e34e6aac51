import 'reflect-metadata';
import { printShopSchema } from './schema/build-schema.js';

// The contract on standard output; `npm run schema` puts it in its place.
process.stdout.write(printShopSchema());
