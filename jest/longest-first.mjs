import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/**
 * Files that ask Jest for patience come first, so that no core is idle while the last of them runs. Jest itself goes
 * by earlier timings, which a fresh clone has none of, and by size, which says little here.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const patience = new Map(tests.map((test) => [test, patienceOf(test)]));
    return super.sort(tests).sort((one, other) => patience.get(other) - patience.get(one));
  }
}

function patienceOf({ path }) {
  const [, wanted = ''] = /jest\.setTimeout\(([^)]*)\)/.exec(readFileSync(path, 'utf8')) ?? [];
  return Math.max(0, ...(wanted.match(/[\d_]+/g) ?? []).map((number) => Number(number.replaceAll('_', ''))));
}
