import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Where the findings of a run are gathered: the workers inherit the variable. Jest loads this with Node's own resolution,
 * so it imports nothing of ours.
 */
const open = (): void => {
  process.env.FAULTS_REPORT = mkdtempSync(join(tmpdir(), 'faults-'));
};

export { open as default };
