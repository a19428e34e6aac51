/**
 * Who may import whom (docs/architecture.md). Move a wall with an ADR; do not tunnel through it.
 * A rule that names a feature by its group ($1) guards every feature there will ever be.
 */
const API = '^graphql-api/src';
const WEB = '^web/src';
const LOCAL = '^local/src';
const test = '\\.test\\.tsx?$';

/**
 * The floors of a half, from the top down: a room imports only from the floors below its own, so rooms of one floor don't know
 * each other.
 */
const floorRules = (half, root, floors, why) => [
  ...floors.map((rooms, floor) => ({
    name: `${half}-floor-${floors.length - floor}`,
    comment: why,
    severity: 'error',
    from: { path: `${root}/(${rooms.join('|')})/` },
    to: {
      path: `${root}/`,
      pathNot: [
        `${root}/($1|testing)/`,
        // Entries, which nothing but their tests imports.
        `${root}/[^/]+$`,
        ...floors
          .slice(floor + 1)
          .flat()
          .map((below) => `${root}/${below}/`),
      ],
    },
  })),
  {
    name: `every-room-of-${half}-has-a-floor`,
    comment: `A new room says on which floor it stands (${half}/floors.json).`,
    severity: 'error',
    from: {},
    to: { path: `${root}/(?!(${[...floors.flat(), 'testing'].join('|')})/)[^/]+/` },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle has no first thing to read.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'workspaces-never-meet',
      comment:
        'web, graphql-api, local and bench meet in schema.graphql, over HTTP and in built files; a test may have bench fill its database.',
      severity: 'error',
      from: { path: '^(web|graphql-api|local|bench)/', pathNot: '^graphql-api/test/' },
      to: { path: '^(web|graphql-api|local|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'api-shared-stands-alone',
      comment: 'Shared code that knows a feature is that feature.',
      severity: 'error',
      from: { path: `${API}/shared/` },
      to: { path: `${API}/`, pathNot: `${API}/shared/` },
    },
    {
      name: 'api-auth-knows-no-feature',
      comment: 'The account lookup is passed in, so auth can be read and tested alone.',
      severity: 'error',
      from: { path: `${API}/auth/` },
      to: { path: `${API}/`, pathNot: `${API}/(auth|shared)/` },
    },
    ...floorRules(
      'graphql-api',
      `${API}/features`,
      require('./graphql-api/floors.json'),
      'What moves money knows the catalogue, never the reverse.',
    ),
    {
      name: 'entities-are-data',
      comment: "An entity is what is stored and shown; what happens to it is the service's.",
      severity: 'error',
      from: { path: `${API}/features/.+\\.entity\\.ts$` },
      to: {
        path: `${API}/`,
        pathNot: [
          `${API}/shared/`,
          `${API}/auth/(role|auth\\.directive)\\.ts$`,
          `${API}/features/.+\\.entity\\.ts$`,
          `${API}/features/.+/(category|order-number|order-status|part-fields|part-field-classes)\\.ts$`,
          `${API}/features/.+\\.kinds\\.ts$`,
        ],
      },
    },
    {
      name: 'service-knows-no-transport',
      comment: 'REST and GraphQL must share one behaviour.',
      severity: 'error',
      from: { path: `${API}/features/.+\\.service\\.ts$` },
      to: {
        path: [
          `${API}/(rest|http|schema|adapters|db|config|tasks|seed)/`,
          '\\.resolver\\.ts$',
          '^node_modules/(express|graphql|type-graphql|stripe|firebase-admin)/',
        ],
      },
    },
    {
      name: 'resolver-stays-in-its-feature',
      comment: "A resolver calls its own feature's services; other features lend it their types only.",
      severity: 'error',
      from: { path: `${API}/features/(jobs|[^/]+/[^/]+)/.+\\.resolver\\.ts$` },
      to: {
        path: `${API}/(features|db|adapters|rest|http|config|tasks)/`,
        dependencyTypesNot: ['type-only'],
        pathNot: [
          `${API}/features/$1/`,
          `${API}/features/.+\\.(entity|kinds|types?)\\.ts$`,
          `${API}/features/orders/order/order-(number|status)\\.ts$`,
        ],
      },
    },
    {
      name: 'rest-is-thin',
      comment: 'A route is path + verb -> one service call; the database is out of its reach.',
      severity: 'error',
      from: { path: `${API}/rest/` },
      to: { path: [`${API}/(db|adapters|http|schema)/`, '\\.resolver\\.ts$', '^node_modules/typeorm/'] },
    },
    {
      name: 'adapters-know-ports-only',
      comment: 'An adapter turns an SDK into a port; rules live in services.',
      severity: 'error',
      from: { path: `${API}/adapters/` },
      to: {
        path: `${API}/`,
        pathNot: [`${API}/shared/`, '\\.port\\.ts$', '\\.errors\\.ts$', `${API}/adapters/`],
      },
    },
    {
      name: 'cache-knows-no-feature',
      comment:
        'Tags name what an answer shows, not the entities behind it; the door gets the function that makes it.',
      severity: 'error',
      from: { path: `${API}/cache/` },
      to: { path: `${API}/`, pathNot: `${API}/(cache|shared)/` },
    },
    {
      name: 'one-importer-per-sdk',
      comment: 'Everything else speaks to the port (ADR 003).',
      severity: 'error',
      from: { path: `${API}/`, pathNot: `${API}/adapters/` },
      to: { path: '^node_modules/(stripe|firebase-admin|nodemailer|sharp|aws4fetch)/' },
    },
    {
      name: 'composition-root-is-the-top',
      comment: 'Only the programs start it.',
      severity: 'error',
      from: {
        path: `${API}/`,
        pathNot: `${API}/(bin/[^/]+|create-app|create-services|create-resolvers|compose/[^/]+)\\.ts$`,
      },
      to: { path: `${API}/(bin/[^/]+|create-app|create-services|create-resolvers|compose/[^/]+)\\.ts$` },
    },
    ...floorRules(
      'web',
      WEB,
      require('./web/floors.json'),
      'Pages compose features, which never meet; what several of them show is the shop kit; shared code knows nothing of the shop.',
    ),
    {
      name: 'shoppers-load-no-admin-screens',
      comment: "What admins see is a room's top: nothing that customers load may import it.",
      severity: 'error',
      from: { path: `${WEB}/features/`, pathNot: `${WEB}/features/[^/]+/admin/` },
      to: { path: `${WEB}/features/[^/]+/admin/` },
    },
    {
      name: 'apollo-hooks-in-one-place',
      comment: 'Components use generated hooks; the factories behind them are in shared/apollo (ADR 001).',
      severity: 'error',
      from: { path: `${WEB}/(features|shop-kit|shared)/`, pathNot: [`${WEB}/shared/apollo/`, test] },
      to: { path: '^node_modules/@apollo/client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'local-ground-floor',
      comment: 'What every local service uses (processes, settings, clients) knows none of them.',
      severity: 'error',
      from: { path: `${LOCAL}/(process|config|clients)/` },
      to: { path: `${LOCAL}/`, pathNot: `${LOCAL}/(process|config|clients)/` },
    },
    {
      name: 'local-services-never-meet',
      comment: 'Each can be replaced by the real service alone; they meet over HTTP.',
      severity: 'error',
      from: { path: `${LOCAL}/(postgres|auth-emulator|inbox|demo-data)/` },
      to: { path: `${LOCAL}/`, pathNot: `${LOCAL}/($1|process|config|clients)/` },
    },
    {
      name: 'payments-sandbox-stands-alone',
      comment: 'It can be published: nothing of this repository is imported.',
      severity: 'error',
      from: { path: '^local/payments/' },
      to: { path: '^(web|graphql-api|local|bench|e2e|scripts|jest)/', pathNot: '^local/payments/' },
    },
    {
      name: 'supervisor-is-the-top-of-local',
      comment: 'Only the program behind npm start runs it.',
      severity: 'error',
      from: { path: `${LOCAL}/`, pathNot: `${LOCAL}/(start\\.ts$|supervisor/)` },
      to: { path: `${LOCAL}/supervisor/` },
    },
    {
      name: 'scripts-know-no-workspace',
      comment: 'Scripts run built programs by their command line: a build is no library.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(web|graphql-api|local|bench|e2e)/' },
    },
    {
      name: 'scripts-run-on-a-bare-clone',
      comment: 'They install the packages; what needs one is imported when it is there.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^node_modules/', dynamic: false },
    },
    {
      name: 'no-test-code-in-the-product',
      comment: 'What only a test needs must not ship.',
      severity: 'error',
      from: { path: '^(web|graphql-api|local|local/payments)/src/', pathNot: [test, `${WEB}/testing/`] },
      to: { path: [test, `${WEB}/testing/`, '^(graphql-api|local|local/payments)/test/'] },
    },
    {
      name: 'nothing-unresolvable',
      comment: 'An import that resolves to nothing fails at run time.',
      severity: 'error',
      from: {},
      // What a plugin of ours makes up while it builds has no file.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Builds stay in sight, so that no one reaches into one.
    exclude: { path: '^node_modules/.+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
