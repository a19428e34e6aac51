import 'reflect-metadata';

import { createResolvers } from '../create-resolvers.js';
import type { Services } from '../create-services.js';
import { printShopSchema } from '../schema/build-schema.js';

// The contract on standard output; `npm run schema` puts it in its place. Printing calls no service.
process.stdout.write(printShopSchema(createResolvers({} as Services)));
