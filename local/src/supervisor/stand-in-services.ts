import { authEmulatorService, PROJECT_ID } from '../auth-emulator/auth-emulator.service.js';
import type { DataDir } from '../config/data-dir.js';
import type { Secrets } from '../config/secrets.js';
import type { Settings } from '../config/settings.js';
import { shopUrl } from '../config/shop-env.js';
import { installedBinaries } from '../postgres/postgres-binaries.js';
import { choosePlace } from '../postgres/postgres-place.js';
import { PostgresService } from '../postgres/postgres.service.js';
import type { Register } from '../process/guardian.js';
import type { NodeService } from '../process/node-service.js';
import { sandboxService } from '../sandbox/sandbox.service.js';

/** The stand-ins a run needs; those the user brings real services for are undefined. */
export interface StandInServices {
  postgres: PostgresService | undefined;
  emulator: NodeService | undefined;
  sandbox: NodeService | undefined;
}

export interface StandInOptions {
  settings: Settings;
  data: DataDir;
  secrets: Secrets;
  register: Register;
  note: (text: string) => void;
}

/** Makes the stand-ins of a run; none is started yet. */
export function standInServices(options: StandInOptions): StandInServices {
  const { settings, data, register } = options;
  return {
    postgres: settings.databaseUrl === undefined ? postgresOf(options) : undefined,
    emulator: settings.realFirebase
      ? undefined
      : authEmulatorService({
          port: settings.authPort,
          accountsDir: data.authAccounts,
          homeDir: data.home,
          logFile: data.log('auth-emulator'),
          register,
        }),
    sandbox: settings.realFirebase && settings.realStripe ? undefined : sandboxOf(options),
  };
}

function postgresOf({ settings, data, secrets, register, note }: StandInOptions): PostgresService {
  const place = choosePlace(data.root, installedBinaries());
  if (place.outside) {
    note(
      `Postgres doesn't run as root, and the user "nobody" can't enter ${data.root}: its data is in ${place.outside}.`,
    );
  }
  return new PostgresService({
    place,
    port: settings.postgresPort,
    password: secrets.postgresPassword,
    logFile: data.log('postgres'),
    register,
  });
}

function sandboxOf({ settings, data, register }: StandInOptions): NodeService {
  return sandboxService({
    config: {
      port: settings.paymentsPort,
      shopUrl: shopUrl(settings),
      ...(!settings.realStripe && { payments: { stateFile: data.paymentsState } }),
      ...(!settings.realFirebase && {
        inbox: {
          emulatorOrigin: `http://127.0.0.1:${settings.authPort}`,
          projectId: PROJECT_ID,
          mailsFile: data.inboxMails,
        },
      }),
    },
    logFile: data.log('sandbox'),
    register,
  });
}
