import { chmodSync } from 'node:fs';
import { authEmulatorService, PROJECT_ID } from '../auth-emulator/auth-emulator.service.js';
import { openDataDir } from '../config/data-dir.js';
import { freePorts } from '../config/ports.js';
import { openSecrets } from '../config/secrets.js';
import { installedBinaries } from '../postgres/postgres-binaries.js';
import { choosePlace } from '../postgres/postgres-place.js';
import { PostgresService } from '../postgres/postgres.service.js';
import type { Guardian } from '../process/guardian.js';
import type { Service } from '../process/service.js';
import { type SandboxConfig, sandboxService } from '../sandbox/sandbox.service.js';

export type StandInName = 'postgres' | 'auth' | 'payments';

export interface TemporaryStandIns {
  services: Map<StandInName, Service>;
  /** The addresses, by the names that the tests know them by. */
  addresses: () => Record<string, string>;
}

/**
 * Prepares the stand-ins over a folder that will be removed: nothing is kept, so nothing waits for the disk either.
 * They are not started yet.
 */
export async function temporaryStandIns(
  folder: string,
  guardian: Guardian,
  only: readonly StandInName[] = ['postgres', 'auth', 'payments'],
): Promise<TemporaryStandIns> {
  // mkdtemp closes its folder to others, and Postgres may have to run as another user.
  chmodSync(folder, 0o711);
  const data = openDataDir(folder);
  const { postgresPassword } = openSecrets(data.secrets);
  const [postgresPort = 0, authPort = 0, paymentsPort = 0] = await freePorts(3);
  const services = new Map<StandInName, Service>();
  const addresses: Record<string, string> = {};

  if (only.includes('postgres')) {
    const place = choosePlace(folder, installedBinaries());
    if (place.outside) guardian.removeAtEnd(place.outside);
    const postgres = new PostgresService({
      place,
      port: postgresPort,
      password: postgresPassword,
      logFile: data.log('postgres'),
      register: guardian,
      durable: false,
      maxConnections: 200,
    });
    services.set('postgres', postgres);
    addresses.DATABASE_URL = postgres.url();
  }
  if (only.includes('auth')) {
    services.set(
      'auth',
      authEmulatorService({
        port: authPort,
        homeDir: data.home,
        logFile: data.log('auth'),
        register: guardian,
      }),
    );
    addresses.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${authPort}`;
  }
  if (only.includes('payments')) {
    const config: SandboxConfig = {
      port: paymentsPort,
      shopUrl: 'http://localhost:4000',
      payments: { stateFile: data.paymentsState },
      ...(only.includes('auth') && {
        inbox: {
          emulatorOrigin: `http://127.0.0.1:${authPort}`,
          projectId: PROJECT_ID,
          mailsFile: data.inboxMails,
        },
      }),
    };
    services.set('payments', sandboxService({ config, logFile: data.log('sandbox'), register: guardian }));
    addresses.STRIPE_API_BASE = `http://127.0.0.1:${paymentsPort}`;
  }
  return { services, addresses: () => addresses };
}
