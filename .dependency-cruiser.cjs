/**
 * Rules that say which modules may import which. Each rule has a planted violation in platform/src/layers/plantedViolations.ts that proves it fires.
 * Paths are relative to the root of the workspace. docs/adr/0001-package-layers-without-a-build-step.md says why.
 */
const TEST = '\\.test\\.tsx?$';
const STORY = '\\.stories\\.tsx?$';
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** A folder of `shared` may import itself, `contracts` and the folders listed. */
const sharedFolder = (folder, below, comment, files = []) => ({
  name: `shared-${folder}`,
  severity: 'error',
  comment,
  from: { path: `^shared/src/${folder}/`, pathNot: TEST },
  to: {
    path: '^shared/src/',
    pathNot: [`^shared/src/(${[folder, ...below].join('|')})/`, ...files.map((file) => `^shared/src/${file}$`)],
  },
});

/** The domains of the server, lowest first. A domain may import itself and those before it. */
const DOMAINS = ['identity', 'feed', 'instagram', 'automation', 'conversations', 'insight', 'delivery', 'operations'];
const serverDomain = (domain, index) => ({
  name: `server-domain-${domain}`,
  severity: 'error',
  comment: `${domain} does not know the domains above it: publish on the event bus, take a parameter, or move what both need down.`,
  from: { path: `^server/src/domains/${domain}/`, pathNot: TEST },
  to: { path: `^server/src/domains/(${DOMAINS.slice(index + 1).join('|')})/` },
});

/** Modules that describe errors, for components that show one. */
const FAILURES = ['api/(failureNotice|recentErrors)\\.ts'];

/** Code at `from` may not import anything at `to`. */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      {},
      { circular: true },
      'Files that need each other are one file, or share a third: move what both need there.',
    ),
    forbid(
      'resolvable',
      {},
      { couldNotResolve: true },
      'An import that resolves to nothing escapes every other rule: fix its path or its package.json.',
    ),
    forbid(
      'tests-are-leaves',
      { pathNot: TEST },
      { path: [TEST, STORY] },
      'No file imports a test or a story: move what is reused into a file of its own.',
    ),

    // Remotes and shell
    forbid(
      'no-remote-to-remote',
      { path: '^(mf-[^/]+)/' },
      { path: '^mf-', pathNot: '^$1/' },
      'Remotes are released alone: reach another one by its route, or move what both need into shared.',
    ),
    forbid(
      'remotes-see-shared',
      { path: '^mf-[^/]+/src/', pathNot: '^mf-flow-builder/' },
      { path: '^(shell|engine|server|sandbox|platform|e2e|bench)/' },
      'A remote imports shared only: ask the host, a contract or an endpoint for the rest.',
    ),
    forbid(
      'builder-sees-shared-and-engine',
      { path: '^mf-flow-builder/src/' },
      { path: '^(shell|server|sandbox|platform|e2e|bench)/' },
      'The flow builder imports shared and engine only.',
    ),
    forbid(
      'remotes-use-facades',
      { path: '^mf-[^/]+/src/' },
      {
        path: npm('react-router', 'react-router-dom', 'react-redux', 'redux', '@reduxjs/toolkit', 'axios', 'socket\\.io-client'),
      },
      'Import @fanfare/shared/router, /store or /api instead: those libraries stay inside the shell. Missing a name? Re-export it there.',
    ),
    forbid(
      'no-feature-to-feature',
      { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
      'Features meet in the screen that composes them, or share state through state/.',
    ),
    forbid(
      'features-below-screens',
      { path: '^(mf-[^/]+)/src/(features|state)/', pathNot: TEST },
      { path: '^$1/src/(screens/|remote\\.ts)' },
      'A screen composes features, never the reverse: pass what the feature needs as props.',
    ),
    forbid(
      'state-below-features',
      { path: '^(mf-[^/]+)/src/state/', pathNot: TEST },
      { path: '^$1/src/features/' },
      'State is what features share: move the type or function it needs into state/.',
    ),
    forbid(
      'shell-never-imports-a-remote',
      { path: '^shell/' },
      { path: '^mf-' },
      'The shell loads remotes at run time from the release document.',
    ),
    forbid(
      'shell-sees-shared',
      { path: '^shell/src/' },
      { path: '^(engine|server|sandbox|platform|e2e|bench)/' },
      'The shell imports shared only; build-time tooling belongs into platform and is used from webpack.config.ts.',
    ),

    // Shared
    forbid(
      'shared-is-the-floor',
      { path: '^shared/src/' },
      { path: '^(shell|mf-[^/]+|engine|server|sandbox|platform|e2e|bench)/' },
      'shared knows nothing above it: move the code down, or hand it in as a parameter.',
    ),
    forbid(
      'shared-through-its-doors',
      { pathNot: '^shared/' },
      {
        path: '^shared/src/',
        pathNot: ['^shared/src/(([^/]+|contracts/graph)/index|contracts/limits)\\.ts$', '^shared/src/locales/[^/]+\\.po$'],
      },
      'Import @fanfare/shared/<sub-path>; if the name is missing, export it from that index.ts.',
    ),
    forbid(
      'shared-contracts-are-pure',
      { path: '^shared/src/contracts/', pathNot: TEST },
      { pathNot: ['^shared/src/contracts/', npm('typebox')] },
      'Contracts are data that every program reads: they import typebox and each other, nothing else.',
    ),
    sharedFolder('api', ['language', 'contracts'], 'api knows contracts only: the store is built on it, not the reverse.'),
    forbid(
      'only-api-imports-axios',
      { pathNot: '^shared/src/(api|testing)/' },
      { path: npm('axios') },
      'Requests go through the one client of shared/api: define an endpoint and use its hook.',
    ),
    sharedFolder('store', ['language', 'api', 'contracts'], 'store knows api and contracts only.'),
    sharedFolder(
      'realtime',
      ['language', 'store', 'api', 'contracts'],
      'realtime feeds the store; it knows store, api and contracts only.',
    ),
    sharedFolder('host', ['language', 'store', 'contracts'], 'host knows store and contracts only.'),
    sharedFolder(
      'ui',
      ['language', 'contracts'],
      'ui draws what it is given: pass data and callbacks as props instead of reading api, store or realtime. Failures are described by api.',
      FAILURES,
    ),
    sharedFolder(
      'domain',
      ['language', 'ui', 'contracts'],
      'domain components draw what they are given, like ui, on which they are built. The store knows whether it is current, and the accounts.',
      ['store/(hooks|slices/(liveness|accounts)\\.slice)\\.ts'],
    ),
    sharedFolder('widgets', ['domain', 'ui'], 'widgets lists the components of ui and domain that load when they are needed.'),
    sharedFolder('lab', ['contracts'], 'scenarios are data: types of contracts, and nothing that runs in the product.'),
    sharedFolder('mocks', ['lab', 'contracts'], 'request handlers answer by contracts and scenarios, whatever screen asks.'),
    sharedFolder('language', ['contracts'], 'language is below whatever shows a text: it knows contracts only.'),
    sharedFolder('router', [], 'router re-exports the library and stands alone.'),
    forbid(
      'testing-only-in-tests',
      { pathNot: [TEST, '^shared/src/testing/', '/src/testing/'] },
      { path: '^shared/src/testing/' },
      'shared/testing is for tests: the product must not carry builders and fake hosts.',
    ),

    forbid(
      'lab-stays-out-of-the-product',
      { path: '^(shell|server|sandbox|releases|platform|engine|mf-[^/]+)/src/', pathNot: TEST },
      { path: '^(lab/|mf-[^/]+/lab/|shared/src/(lab|mocks)/)' },
      'Scenarios, request handlers and the lab are for people who test: no build of the product carries any of it.',
    ),
    forbid(
      'sdk-sees-tooling',
      { path: '^sdk/' },
      { path: '^(shell|mf-[^/]+|engine|server|sandbox|e2e|bench)/|^shared/src/(?!contracts/|lab/|mocks/)' },
      'The SDK packs platform, releases and lab for remotes in other repositories: it imports these, contracts and scenarios.',
    ),
    forbid(
      'sdk-is-imported-by-no-package',
      { path: '^(shell|mf-[^/]+|shared|engine|server|sandbox|platform|releases|lab)/' },
      { path: '^sdk/' },
      'The SDK is for remotes in other repositories; in the workspace import platform, releases or lab.',
    ),
    forbid(
      'lab-sees-doors',
      { path: '^lab/' },
      { path: '^(shell|mf-[^/]+|engine|sandbox|e2e|bench)/|^shared/src/(?!contracts/|lab/|mocks/)|^server/src/(?!pages\\.ts)' },
      'The lab runs finished builds: it imports contracts, scenarios, releases, platform and the pages of the server.',
    ),

    // Node side
    forbid(
      'engine-sees-contracts',
      { path: '^engine/' },
      { path: '^(shell|mf-[^/]+|server|sandbox|platform|e2e|bench)/|^shared/src/(?!contracts/)' },
      'The engine imports shared/contracts only.',
    ),
    forbid(
      'engine-is-pure',
      { path: '^engine/src/', pathNot: TEST },
      {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: ['^(shared|engine)/', npm('liquidjs')],
      },
      'The engine has no I/O, clock or library (but for templates): return a command and let the server perform it.',
    ),
    forbid(
      'server-sees-contracts-and-engine',
      { path: '^server/' },
      { path: '^(shell|mf-[^/]+|sandbox|platform|e2e|bench)/|^shared/src/(?!contracts/)' },
      'The server imports shared/contracts, engine and releases only; it serves browser code as files.',
    ),
    forbid(
      'releases-stand-alone',
      { path: '^releases/' },
      { path: '^(shell|mf-[^/]+|shared|engine|server|sandbox|platform|e2e|bench)/' },
      'Server and commands both keep releases with this package; it knows neither, and a remote only by its files.',
    ),
    forbid(
      'sandbox-sees-contracts',
      { path: '^sandbox/src/' },
      { path: '^(shell|mf-[^/]+|engine|server|platform|e2e|bench)/|^shared/src/(?!contracts/)' },
      'The sandbox stands in for Instagram: it knows the wire shapes and nothing of the product.',
    ),
    forbid(
      'server-nouns-meet-at-their-index',
      { path: '^server/src/domains/([^/]+/[^/]+)/' },
      {
        path: '^server/src/domains/[^/]+/[^/]+/',
        pathNot: ['^server/src/domains/$1/', '^server/src/domains/[^/]+/[^/]+/index\\.ts$'],
      },
      "Use the other noun's index.ts; if the name is missing there, ask whether it should be public.",
    ),
    forbid(
      'server-enters-nouns-by-their-index',
      { path: '^server/(src/(?!domains/[^/]+/[^/]+/)|test/)', pathNot: TEST },
      { path: '^server/src/domains/[^/]+/[^/]+/', pathNot: '^server/src/domains/[^/]+/[^/]+/index\\.ts$' },
      "Domains, app.ts and the test harness see a noun's index.ts only.",
    ),
    forbid(
      'server-nouns-below-their-domain',
      { path: '^server/src/domains/[^/]+/[^/]+/', pathNot: TEST },
      { path: '^server/src/domains/[^/]+/[^/]+\\.ts$' },
      'A domain wires its nouns, never the reverse: take what the noun needs as a parameter.',
    ),
    ...DOMAINS.slice(0, -1).map(serverDomain),
    forbid(
      'server-test-harness-only-in-tests',
      { path: '^server/src/', pathNot: TEST },
      { path: '^server/test/' },
      'server/test is for tests: the product carries no doubles and builders.',
    ),
    forbid(
      'server-downward',
      { path: '^server/src/(infrastructure|integrations)/', pathNot: TEST },
      { path: '^server/src/(domains/|app\\.ts|main\\.ts)' },
      'Infrastructure and integrations know no domain: take the callback or the data as a parameter.',
    ),
    forbid(
      'only-repositories-touch-the-database',
      {
        path: '^server/(src|test)/',
        pathNot: [
          '\\.(repository|readModel)\\.ts$',
          '^server/(src/infrastructure/(database|restore)|test)/',
          '^server/src/infrastructure/jobs/createJobs\\.ts$',
          TEST,
        ],
      },
      { path: npm('pg', 'pg-[^/]+', 'kysely') },
      'Put the SQL into the x.repository.ts or x.readModel.ts of the noun; take types from infrastructure/database.',
    ),
    forbid(
      'only-state-touches-sqlite',
      { path: '^sandbox/src/(?!state/)' },
      { path: '^(node:)?sqlite$' },
      "The sandbox's disk is behind sandbox/src/state.",
    ),
    forbid(
      'platform-imports-no-product',
      { path: '^platform/' },
      { path: '^(shell|mf-[^/]+|shared|engine|server|sandbox|e2e|bench)/' },
      'Platform builds, checks, releases and starts packages by path and command; it never imports them.',
    ),
    forbid(
      'proofs-import-no-product',
      { path: '^(e2e|bench)/' },
      { path: '^(shell|mf-[^/]+|shared|engine|server|sandbox)/' },
      'Proofs look at the product from outside: through a browser or over HTTP.',
    ),
  ],
  options: {
    // TypeScript 7 has no JavaScript API; swc reads the same syntax, type-only imports included.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(dist|dist-dev|test-results|reports|\\.fanfare|templates)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.d.ts'],
    },
  },
};
