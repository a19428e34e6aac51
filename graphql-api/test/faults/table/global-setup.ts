import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { REPORT_FOLDER } from '../../support/fault-report.js';

/** The workers inherit the variable. */
const open = (): void => {
  process.env[REPORT_FOLDER] = mkdtempSync(join(tmpdir(), 'faults-'));
};

export { open as default };
