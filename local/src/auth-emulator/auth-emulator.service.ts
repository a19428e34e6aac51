import { join } from 'node:path';
import { builtFile, projectRoot } from '../config/package-root.js';
import { PROJECT_ID } from '../config/shop-env.js';
import type { Register } from '../process/guardian.js';
import { NodeService } from '../process/node-service.js';

export interface AuthEmulatorOptions {
  port: number;
  /** Folder in which accounts are kept between runs; without it they end with the process. */
  accountsDir?: string;
  /** A folder for what the Firebase libraries would else read and write in the user's home. */
  homeDir: string;
  logFile: string;
  register: Register;
}

/** The official Firebase Auth emulator on 127.0.0.1, alone: no hub, no web interface, no further port. */
export function authEmulatorService(options: AuthEmulatorOptions): NodeService {
  const { port, accountsDir, homeDir, logFile, register } = options;
  const program = builtFile('auth-emulator/auth-emulator.process.js');
  return new NodeService({
    name: 'Auth emulator',
    args: [program, String(port), PROJECT_ID, ...(accountsDir ? [accountsDir] : [])],
    env: { PATH: process.env.PATH, HOME: homeDir, XDG_CONFIG_HOME: join(homeDir, '.config'), TZ: 'UTC' },
    cwd: projectRoot,
    logFile,
    readyUrl: `http://127.0.0.1:${port}/`,
    register,
  });
}
