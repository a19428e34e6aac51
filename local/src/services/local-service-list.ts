import { authEmulatorService } from '../auth-emulator/auth-emulator.service.js';
import type { DataDir } from '../config/data-dir.js';
import type { Secrets } from '../config/secrets.js';
import type { Settings } from '../config/settings.js';
import { emulatorOrigin, PROJECT_ID, shopUrl } from '../config/shop-env.js';
import { installedBinaries } from '../postgres/postgres-binaries.js';
import { choosePlace } from '../postgres/postgres-place.js';
import { PostgresService } from '../postgres/postgres.service.js';
import type { Register } from '../process/guardian.js';
import type { NodeService } from '../process/node-service.js';
import type { Service } from '../process/service.js';
import { sandboxService } from '../sandbox/sandbox.service.js';

export interface LocalServiceOptions {
  settings: Settings;
  data: DataDir;
  secrets: Secrets;
  register: Register;
  /** For data that dies with the run: nothing waits for the disk, and many tests may connect at once. */
  temporary?: boolean;
  /** Has Postgres wait for its disk even so: what is measured then is what a customer waits for. */
  durable?: boolean;
  /** Called when Postgres has to keep its data outside the data folder, and where. */
  onOutside: (folder: string) => void;
}

export type LocalServiceName = 'postgres' | 'auth' | 'payments';

/** The local services that a run needs, by name, none started; those the user brings real services for are left out. */
export function localServiceList(options: LocalServiceOptions): Map<LocalServiceName, Service> {
  const { databaseUrl, realFirebase, realStripe } = options.settings;
  const services = new Map<LocalServiceName, Service>();
  if (databaseUrl === undefined) services.set('postgres', postgres(options));
  if (!realFirebase) services.set('auth', emulator(options));
  if (!realFirebase || !realStripe) services.set('payments', sandbox(options));
  return services;
}

function postgres({
  settings,
  data,
  secrets,
  register,
  temporary,
  durable = false,
  onOutside,
}: LocalServiceOptions): Service {
  const place = choosePlace(data.root, installedBinaries());
  if (place.outside) onOutside(place.outside);
  return new PostgresService({
    place,
    port: settings.postgresPort,
    password: secrets.postgresPassword,
    logFile: data.log('postgres'),
    register,
    ...(temporary && { durable, maxConnections: 200 }),
  });
}

const emulator = ({ settings, data, register, temporary }: LocalServiceOptions): NodeService =>
  authEmulatorService({
    port: settings.authPort,
    ...(!temporary && { accountsDir: data.authAccounts }),
    homeDir: data.home,
    logFile: data.log('auth-emulator'),
    register,
  });

const sandbox = ({ settings, data, register }: LocalServiceOptions): NodeService =>
  sandboxService({
    config: {
      port: settings.paymentsPort,
      shopUrl: shopUrl(settings),
      ...(!settings.realStripe && { payments: { stateFile: data.paymentsState } }),
      ...(!settings.realFirebase && {
        inbox: {
          emulatorOrigin: emulatorOrigin(settings),
          projectId: PROJECT_ID,
          mailsFile: data.inboxMails,
          ...(!settings.realSmtp && { shop: { smtpPort: settings.smtpPort, mailsFile: data.shopMails } }),
        },
      }),
    },
    logFile: data.log('sandbox'),
    register,
  });
