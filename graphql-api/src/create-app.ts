import type { RequestListener } from 'node:http';

import compression from 'compression';
import express, { type Express } from 'express';
import type { ExecutionResult } from 'graphql';

import { MemoryReadBudget } from './adapters/memory-read-budget.js';
import { PostgresRateLimits } from './adapters/postgres-rate-limits.js';
import { SharpCodec } from './adapters/sharp-codec.js';
import { AccessTokens } from './auth/access-token.js';
import { type Caller, isAdmin } from './auth/actor.js';
import { Callers } from './auth/caller.js';
import type { IdentityProvider } from './auth/identity.port.js';
import type { ShopContext } from './auth/shop-context.js';
import type { Behind } from './behind/behind.js';
import { publicConfig } from './config/public-config.js';
import { mailerOf, mailSenderOf } from './create-mailer.js';
import { createDoor, createReplicaReads, type DoorParts, type OpenDoor } from './create-door.js';
import { createReadiness } from './create-readiness.js';
import { HttpPictureSource } from './features/data/import-kinds/parts/pictures/http-picture-source.js';
import type { PictureSource } from './features/data/import-kinds/parts/pictures/picture-source.port.js';
import { pictureStoreOf } from './create-picture-store.js';
import { createResolvers } from './create-resolvers.js';
import { createServices, type Services } from './create-services.js';
import { PrimaryReads } from './db/primary-reads.js';
import type { ReplicaReads } from './db/replica-reads.js';
import type { PaymentGateway } from './features/payments/payment/payment-gateway.port.js';
import { addressReader } from './http/client-address.js';
import { cors, grantTo } from './http/cors.js';
import { crawlersRouter } from './http/crawlers.js';
import { errorAnswer, errorHandler, inErrors } from './http/error-handler.js';
import { explorerRouter } from './http/explorer.js';
import { importFilesRouter } from './http/import-files.js';
import { graphql } from './http/graphql.js';
import { healthRouter } from './http/health.js';
import { jsonBody } from './http/json-body.js';
import { type BuiltWeb, type PageOperation, pagesRouter } from './http/pages.js';
import { oneSpelling } from './http/one-spelling.js';
import { personalDataRouter } from './http/personal-data.js';
import { checkRequestHead } from './http/request-head.js';
import { pathTarget } from './http/path-target.js';
import { reading } from './http/reading.js';
import { requestLog } from './http/request-log.js';
import { securityHeaders } from './http/security-headers.js';
import { fixedHeaders } from './http/fixed-headers.js';
import { uploadedPictures } from './http/uploaded-pictures.js';
import { visitorCartRouter } from './http/visitor-cart.js';
import { visitors } from './http/visitors.js';
import { type EndListener, underItsRequest, watchRequests } from './http/watch-requests.js';
import { webFiles } from './http/web-files.js';
import { webhookRouter } from './http/webhook.js';
import { carriersOf } from './features/fulfillment/shipping/carriers.js';
import { type Task } from './tasks/task-runner.js';
import {
  backInStock,
  countFolding,
  fitmentCheck,
  fileImports,
  databaseCheck,
  holdExpiry,
  housekeeping,
  lowStock,
  mails,
  missedEvents,
  orderIndexing,
  pictureFetching,
  reconciler,
  shortFileImports,
  signInRemoval,
} from './tasks/shop-tasks.js';
import { createRestRouter } from './rest/create-rest-router.js';
import { openApiRouter } from './rest/openapi/openapi-router.js';
import { restRoutes } from './rest/rest-routes.js';
import { AnswerSize } from './schema/answer-size.js';
import { buildShopSchema } from './schema/build-schema.js';
import { createApollo } from './schema/create-apollo.js';
import { requestContext } from './schema/request-context.js';
import type { ClientAddress } from './shared/client-address.js';
import { systemClock } from './shared/clock.js';
import { Loaders } from './shared/loaders.js';
import { noBudget, type ReadBudget } from './shared/read-budget.js';
import { COST } from './shared/read-cost.js';
import { setShopTimeZone } from './shared/shop-day.js';
import { noLimits } from './shared/rate-limits.js';
import { type CallerKind, currentRequestId, noteRequest } from './shared/active-request.js';
import { asOperation } from './shared/active-work.js';

/** What a shop is made of; tests put their own in. */
export interface ShopParts extends DoorParts {
  readonly gateway: PaymentGateway;
  readonly identities: IdentityProvider;
  /** Source of pictures that files name by address; the public internet without it. */
  readonly pictureSource?: PictureSource | undefined;
  /** The built web app; without it only the API is served. */
  readonly web?: BuiltWeb;
  /** Folder of the built pages; the explorer among them is served where introspection is on. */
  readonly dist?: string;
  /** False while the shop is stopping. */
  readonly serving?: () => boolean;
  /** Called for every finished request, in addition to the log. */
  readonly onRequestEnd?: EndListener | undefined;
  /** Records what is behind each screen; undefined in production. */
  readonly behind?: Behind | undefined;
}

export interface ShopApp extends Omit<OpenDoor, 'door'> {
  readonly handler: RequestListener;
  /** Replicas for visitors' reads, in addition to the primary; undefined without replicas. */
  readonly replicas?: ReplicaReads;
  readonly express: Express;
  readonly services: Services;
  readonly tasks: readonly Task[];
}

/** The composition root: repositories -> services -> resolvers and REST -> express. Starts nothing. */
export async function createApp(shop: ShopParts): Promise<ShopApp> {
  const { env, database, log, web, dist, behind } = shop;
  const introspection = env.EXPLORER ? env.EXPLORER === 'on' : env.NODE_ENV !== 'production';
  const tokens = new AccessTokens(env.ACCESS_TOKEN_KEYS, env.PUBLIC_URL, systemClock);
  const holdRules = {
    holdMinutes: env.HOLD_MINUTES,
    openHoldsPerUser: env.OPEN_HOLDS_PER_USER,
    unitsMax: env.HOLD_UNITS_MAX,
    unitsUnverified: env.HOLD_UNITS_UNVERIFIED,
    unitsVerified: env.HOLD_UNITS_VERIFIED,
    sharePercent: env.HOLD_SHARE_PERCENT,
    trustedPaidOrders: env.TRUSTED_PAID_ORDERS,
  };
  const limits = env.RATE_LIMITS ? new PostgresRateLimits(database) : noLimits;
  const budget = env.RATE_LIMITS ? new MemoryReadBudget() : noBudget;
  const primary = new PrimaryReads(database);
  const replicas = createReplicaReads(shop, primary);
  const pictureStore = pictureStoreOf(env);
  const services = createServices({
    ...shop,
    catalogue: replicas ?? primary,
    tokens,
    holdRules,
    returnRules: { returnDays: env.RETURN_DAYS, timeZone: env.TIME_ZONE },
    carriers: carriersOf(env.CARRIERS),
    limits,
    pictureStore,
    pictureCodec: new SharpCodec(),
    pictureSource: shop.pictureSource ?? new HttpPictureSource(),
    onPaymentCase: (opened) => log.error(opened, 'payment case opened'),
    mailer: mailerOf(env),
    mailSender: mailSenderOf(env),
    adminMail: env.ADMIN_MAIL,
    readiness: createReadiness(env, database),
  });
  const callers = new Callers(tokens, (uids) => services.users.findAll(uids));
  const identify = async (authorization: string | undefined) => {
    const caller = await callers.identify(authorization);
    noteRequest({ caller: kindOf(caller, authorization) });
    return caller;
  };
  const apollo = createApollo({
    schema: buildShopSchema(createResolvers(services)),
    introspection,
    trustedDocuments: web?.app.trustedDocuments ?? {},
    onFault: (fault) => log.error({ err: fault }, 'fault'),
    requestId: currentRequestId,
    plugins: behind ? [behind.plugin()] : [],
  });
  await apollo.start();
  const config = publicConfig(env);
  const addressOf = addressReader(env.TRUSTED_PROXIES, log);
  const contextOf = requestContext({ callers: { identify }, addressOf, budget });
  const headers = securityHeaders();
  const answerTo = errorAnswer(log);

  const app = express();
  const { door, ...memory } = createDoor(
    shop,
    {
      headers: fixedHeaders(headers),
      grants: new Map(env.CORS_ORIGINS.map((origin) => [origin, Object.entries(grantTo(origin)).flat()])),
      etagOf: app.get('etag fn') as (body: Buffer) => string | undefined,
    },
    answerTo,
    replicas,
  );
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUSTED_PROXIES);
  // Only flat parameters: `?email[]=` must not become an array.
  app.set('query parser', 'simple');
  app.use(uploadedPictures(pictureStore));
  if (web) app.use(webFiles(web.clientDir));
  app.use(headers);
  app.use(pathTarget());
  app.use(healthRouter({ serving: shop.serving ?? (() => true), ping: shop.ping }));
  if (behind) app.use(behind.router(dist));
  app.use(webhookRouter({ gateway: shop.gateway, events: services.paymentEvents, addressOf, log }));
  app.use(cors(env.CORS_ORIGINS));
  app.use(compression());
  app.get('/config.json', (_request, response) => {
    response.json(config);
  });
  app.use(importFilesRouter({ ...services, identify }));
  app.use(personalDataRouter({ ...services, identify }));
  const routes = restRoutes(services);
  app.use(openApiRouter(routes, env.PUBLIC_URL));
  const explorer = introspection && dist !== undefined;
  if (explorer) app.use(explorerRouter(dist, config));
  app.use(
    createRestRouter({
      routes,
      door,
      identify,
      budget,
      addressOf,
      readBody: jsonBody(),
      shopUrl: env.PUBLIC_URL,
    }),
  );
  if (web) {
    const { publicUrl } = config;
    app.use(
      crawlersRouter({
        publicUrl,
        parts: services.parts,
        jobs: services.jobs,
        pages: web.app.sitemapPages,
        spend: reading(budget, addressOf, COST.sitemap),
      }),
    );
    app.use(visitorCartRouter(publicUrl));
    app.use(
      pagesRouter(behind ? { ...web, template: behind.template(web.template) } : web, {
        config,
        door,
        spend: reading(budget, addressOf, COST.page),
        execute: (operation, request) =>
          asOperation(() => executeAsVisitor(apollo, operation, addressOf(request), budget)),
      }),
    );
  }
  app.use((_request, response) => {
    response.status(404).json({ message: 'There is nothing here.', code: 'NOT_FOUND' });
  });
  app.use(errorHandler(answerTo));

  const all = graphql({
    apollo,
    contextOf,
    door,
    readBody: jsonBody(),
    errorAnswer: errorAnswer(log, inErrors),
    log,
    explorer,
    app: underItsRequest(app),
  });
  const writeLine = requestLog(log);
  const answers = checkRequestHead(answerTo, oneSpelling(door.before(replicas ? visitors(all) : all)));
  const handler = watchRequests(behind ? behind.watch(answers) : answers, {
    trustedProxies: env.TRUSTED_PROXIES,
    onEnd: (request) => {
      writeLine(request);
      shop.onRequestEnd?.(request);
    },
  });

  return {
    handler,
    express: app,
    ...memory,
    open: async () => {
      await setShopTimeZone(database, env.TIME_ZONE);
      await memory.open();
    },
    replicas,
    services,
    tasks: [
      databaseCheck(services.shopDatabase, services.stockCheck, log),
      holdExpiry(services.closing, log),
      reconciler(services.reconciliation, log),
      missedEvents(services.missedEvents, log),
      countFolding([services.partCounts, services.orderFigures, services.rowCounts]),
      orderIndexing(services.orderSearch),
      ...(services.mailSending ? [mails(services.mailSending, log), backInStock(services.backInStock)] : []),
      ...(services.mailSending && env.ADMIN_MAIL ? [lowStock(services.lowStockMails)] : []),
      fileImports(services.importWork),
      shortFileImports(services.importWork),
      pictureFetching(services.pictureFetching, log),
      fitmentCheck(services.fitmentChecks),
      signInRemoval(services.accountErasure, log),
      housekeeping([
        services.idempotency,
        services.paymentEvents,
        services.outbox,
        services.imports,
        services.bulkChanges,
        limits,
        services.pictureRemoval,
        services.pictureFetching,
      ]),
    ],
  };
}

/** Which kind of caller a line of the log is about. */
function kindOf({ actor }: Caller, authorization: string | undefined): CallerKind {
  if (actor) return isAdmin(actor) ? 'admin' : 'customer';
  return authorization === undefined ? 'visitor' : 'refused';
}

/** Pages are rendered for no one in particular: what a visitor may see. */
async function executeAsVisitor(
  apollo: ReturnType<typeof createApollo>,
  operation: PageOperation,
  address: ClientAddress,
  budget: ReadBudget,
): Promise<ExecutionResult> {
  const contextValue: ShopContext = {
    caller: { actor: null },
    loaders: new Loaders(),
    address,
    answerSize: new AnswerSize(),
    // A page that is begun is finished: half of it would be kept by a search engine.
    spendRead: (points) => budget.spend(address, points),
  };
  const { body } = await apollo.executeOperation(operation, { contextValue });
  if (body.kind !== 'single') throw new Error('a page asked for an incremental answer');
  return body.singleResult as ExecutionResult;
}
