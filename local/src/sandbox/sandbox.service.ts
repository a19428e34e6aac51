import { builtFile, projectRoot } from '../config/package-root.js';
import type { Register } from '../process/guardian.js';
import { NodeService } from '../process/node-service.js';

/** What the sandbox process serves. */
export interface SandboxConfig {
  port: number;
  /** URL of "Back to the shop". */
  shopUrl: string;
  /** The payments sandbox; left out when the user brings real keys. */
  payments?: { stateFile: string };
  /** The inbox for the mails of the Auth emulator and of the shop; left out with a real Firebase project. */
  inbox?: {
    emulatorOrigin: string;
    projectId: string;
    mailsFile: string;
    /** Left out when the user brings a mail server. */
    shop?: { smtpPort: number; mailsFile: string };
  };
}

export interface SandboxOptions {
  config: SandboxConfig;
  logFile: string;
  register: Register;
}

/** The payments sandbox and the local inbox, in one process. */
export const sandboxService = ({ config, logFile, register }: SandboxOptions): NodeService =>
  new NodeService({
    name: config.payments ? 'Payments sandbox' : 'Inbox',
    args: [builtFile('sandbox/sandbox.process.js'), JSON.stringify(config)],
    env: { PATH: process.env.PATH, TZ: 'UTC', NODE_ENV: 'production' },
    cwd: projectRoot,
    logFile,
    readyUrl: `http://127.0.0.1:${config.port}/healthz`,
    register,
  });
