import { packages } from '../graphql-api/test/support/packages.mjs';

/** Finds what is loaded once where the built shop finds it, everything else as Jest does. */
export const sync = (request, options) => packages[request] ?? options.defaultResolver(request, options);
