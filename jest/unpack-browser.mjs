import chromium from '@sparticuz/chromium';

/** Before any test: two test files that unpack Chromium at once would start half of it. */
export default () => chromium.executablePath();
