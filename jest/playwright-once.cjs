/** Playwright, loaded once in each worker: seven megabytes that each file of browser tests would evaluate again. */
module.exports = globalThis.loadOnce('playwright-core');
