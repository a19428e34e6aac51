/** Playwright, loaded once in each worker: seven megabytes that each file of browser tests would evaluate anew. */
module.exports = globalThis.loadOnce('playwright-core');
