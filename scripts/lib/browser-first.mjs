import Sequencer from '@jest/test-sequencer';

/**
 * The browser's files take longest whatever their size, by which Jest goes on a machine without earlier timings: they
 * come first, so that no core is idle while the last of them runs.
 */
export default class BrowserFirst extends Sequencer {
  sort(tests) {
    const startsShop = ({ context }) => context.config.displayName?.name === 'e2e';
    const sorted = super.sort(tests);
    return [...sorted.filter(startsShop), ...sorted.filter((test) => !startsShop(test))];
  }
}
