import type { DataDir } from '../config/data-dir.js';
import { projectRoot } from '../config/package-root.js';
import type { Register } from '../process/guardian.js';
import { NodeService } from '../process/node-service.js';

/** What `npm run dev` adds: Vite in front of the API, and the API rebuilt on change. */
export interface DevOptions {
  /** Vite's command line. */
  viteScript: string;
  webDir: string;
  apiSources: string;
  /** The program, and what follows it, that compiles the API. */
  rebuildApi: string[];
  /** The program, and what follows it, that checks the API's types. */
  checkTypes: string[];
}

export interface ShopServiceOptions {
  program: string;
  env: NodeJS.ProcessEnv;
  /** Port at which the API listens: the shop's own port, unless Vite has that. */
  apiPort: number;
  data: DataDir;
  register: Register;
}

/** As in the Dockerfile, which explains it. */
const HEAP_LIMIT = '--max-old-space-size=1024';

/** The API with the built pages. Ready when it can serve, not just when it listens. */
export const shopService = ({ program, env, apiPort, data, register }: ShopServiceOptions): NodeService =>
  new NodeService({
    name: 'Shop',
    args: ['--enable-source-maps', HEAP_LIMIT, program],
    env,
    cwd: projectRoot,
    logFile: data.log('shop'),
    readyUrl: `http://127.0.0.1:${apiPort}/readyz`,
    register,
    readyWithinMs: 60_000,
    graceMs: 15_000,
  });

/** Vite's development server on the shop's port; it hands the API's paths on to API_ORIGIN. */
export const viteService = (
  { viteScript, webDir }: DevOptions,
  port: number,
  { apiPort, data, register }: ShopServiceOptions,
): NodeService =>
  new NodeService({
    name: 'Vite',
    args: [viteScript, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    },
    cwd: webDir,
    logFile: data.log('vite'),
    // Vite's own file: a page would already need the API.
    readyUrl: `http://127.0.0.1:${port}/@vite/client`,
    register,
  });
