/** The arrows of ARCHITECTURE.md. Each rule is seen to fire in fences.test.ts. */

const tests = '\\.(test|spec)\\.tsx?$';

/**
 * @param {string} name
 * @param {string} room
 * @param {string[]} allowed
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function roomMayImport(name, room, allowed) {
  const rooms = ['engine', 'programs', 'server', 'ui', 'portal', 'console', 'e2e', 'bench', 'tools'];
  const forbidden = rooms.filter((other) => other !== room && !allowed.includes(other));
  return { name, severity: 'error', from: { path: `^${room}/` }, to: { path: `^(${forbidden.join('|')})/` } };
}

/** The engine's folders from the ground up: each imports only those before it. */
const engineLayers = [
  ['moments', 'rights', 'pages'],
  ['values', 'cases', 'payments'],
  ['definition'],
  ['rules'],
  ['answers'],
  ['history', 'facts'],
  ['validation'],
  ['live', 'saving'],
  ['flow', 'eligibility'],
  ['check'],
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const engineOrder = engineLayers.slice(0, -1).map((layer, index) => ({
  name: `engine-${layer[0]}-stays-below`,
  severity: 'error',
  from: { path: `^engine/src/(${layer.join('|')})/`, pathNot: tests },
  to: {
    path: `^engine/src/(${engineLayers
      .slice(index + 1)
      .flat()
      .join('|')})/`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    roomMayImport('engine-imports-no-room', 'engine', []),
    roomMayImport('programs-import-engine', 'programs', ['engine']),
    roomMayImport('server-imports-engine-and-programs', 'server', ['engine', 'programs']),
    roomMayImport('ui-imports-engine', 'ui', ['engine', 'tools']),
    roomMayImport('portal-imports-ui-and-engine', 'portal', ['ui', 'engine', 'tools']),
    roomMayImport('console-imports-ui-and-engine', 'console', ['ui', 'engine', 'tools']),
    {
      name: 'only-vite-configs-import-tools',
      comment: 'Browser code reaches tools only from its build configuration.',
      severity: 'error',
      from: { path: '^(ui|portal|console)/', pathNot: 'vite\\.[a-z.]*config\\.ts$|vite\\.config\\.ts$' },
      to: { path: '^tools/' },
    },
    {
      name: 'engine-is-pure',
      comment: 'No I/O, no React, no Node, no package at all.',
      severity: 'error',
      from: { path: '^engine/src/', pathNot: [tests, '/testing/'] },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'],
      },
    },
    ...engineOrder,
    {
      name: 'modules-meet-at-the-door',
      comment: 'A module imports another one only through its index.ts.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/' },
      to: {
        path: '^server/src/modules/([^/]+)/',
        pathNot: ['^server/src/modules/$1/', '^server/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'platform-knows-no-noun',
      severity: 'error',
      from: { path: '^server/src/(platform|ports)/', pathNot: tests },
      to: { path: '^server/src/(modules|adapters|app|demo|cli)/' },
    },
    {
      name: 'only-main-sees-adapters',
      severity: 'error',
      from: {
        path: '^server/src/',
        // The test bank is the embedded default, and what claims are tried out against.
        pathNot: [
          '^server/src/(start-product|cli)\\.ts$',
          '^server/src/adapters/',
          '^server/src/testing/(api/build-api|worlds/(batch|claim)-world|quiet-ports|payment-vendors/[^/]+)\\.ts$',
          tests,
        ],
      },
      to: { path: '^server/src/adapters/' },
    },
    {
      name: 'adapters-see-ports-and-platform',
      severity: 'error',
      from: { path: '^server/src/adapters/', pathNot: tests },
      to: { path: '^server/src/(modules|app|demo|cli)/' },
    },
    {
      name: 'only-stores-touch-sql',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['-store\\.ts$', '^server/src/(platform|testing|adapters/flags)/', tests],
      },
      to: { path: 'node_modules/(kysely|pg)/' },
    },
    {
      name: 'stores-send-at-once',
      comment:
        'A store gives statements that run at the commit to its use case, which runs them in plain sight.',
      severity: 'error',
      from: { path: '-store\\.ts$' },
      to: {
        path: '^server/src/platform/db/send-with-commit\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-graphql-files-touch-graphql',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          '\\.graphql\\.ts$',
          '^server/src/(platform|testing)/',
          '^server/src/app/',
          '^server/src/print-schema\\.ts$',
          tests,
        ],
      },
      to: { path: ['node_modules/(graphql|@pothos)/', '^server/src/platform/graphql/'] },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'Inside a browser app: app imports features, features import shared.',
      severity: 'error',
      from: { path: '^(portal|console)/src/shared/', pathNot: tests },
      to: { path: '^(portal|console)/src/(features|app)/' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: '^(portal|console)/src/features/' },
      to: { path: '^(portal|console)/src/app/' },
    },
    {
      name: 'features-meet-at-the-door',
      comment: 'A feature imports another one only through its index.ts.',
      severity: 'error',
      from: { path: '^(portal|console)/src/features/([^/]+)/' },
      to: {
        path: '^(portal|console)/src/features/',
        pathNot: ['^$1/src/features/$2/', '^$1/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: { pathNot: ['^[^/]+\\.(ts|js)$', tests, '/testing/', 'vite.*config\\.ts$'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'no-development-package-in-the-product',
      severity: 'error',
      from: {
        path: '^(engine|programs|server|ui|portal|console)/src/',
        pathNot: [tests, '/testing/', 'generate-tables\\.ts$'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/dist/' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
