import { join } from 'node:path';
import { builtFile, projectRoot } from '../config/package-root.js';
import type { Register } from '../process/guardian.js';
import { NodeService } from '../process/node-service.js';

/** The project that every local account belongs to. Firebase's SDKs know that `demo-` projects exist nowhere. */
export const PROJECT_ID = 'demo-axle';

export interface AuthEmulatorOptions {
  port: number;
  /** Where accounts are kept between runs; without it they end with the process. */
  accountsDir?: string;
  /** A folder for what the Firebase libraries would else read and write in the user's home. */
  homeDir: string;
  logFile: string;
  register: Register;
}

/** The official Firebase Auth emulator on 127.0.0.1, alone: no hub, no web interface, no further port. */
export const authEmulatorService = ({
  port,
  accountsDir,
  homeDir,
  logFile,
  register,
}: AuthEmulatorOptions): NodeService =>
  new NodeService({
    name: 'Auth emulator',
    args: [
      builtFile('auth-emulator/auth-emulator.process.js'),
      String(port),
      PROJECT_ID,
      ...(accountsDir ? [accountsDir] : []),
    ],
    env: { PATH: process.env.PATH, HOME: homeDir, XDG_CONFIG_HOME: join(homeDir, '.config'), TZ: 'UTC' },
    cwd: projectRoot,
    logFile,
    readyUrl: `http://127.0.0.1:${port}/`,
    register,
  });
