import { layers } from './layer-order.mjs'

const serviceLayers = Object.fromEntries(
  layers.map((layer, place) => [
    layer,
    [
      `server/services/${layer}`,
      [
        ...['domain', 'contract', 'i18n', 'routes', 'query', 'sites', 'drawings', 'styles', 'calendar'],
        // The services may import `process`, because they limit their concurrency with `limitConcurrency`.
        ...['db', 'ports', 'config', 'secrets', 'process', ...layers.slice(0, place)],
      ],
    ],
  ]),
)

/**
 * The modules and their allowed imports (docs/decisions/structure.md). To change a rule, edit this list and state
 * the reason.
 */
export const folderModules = {
  domain: ['src/domain', []],
  contract: ['src/contract', ['domain']],
  api: ['src/api', ['contract', 'domain']],
  environment: ['src/environment', ['api']],
  i18n: ['src/i18n', ['domain']],
  sites: ['src/sites', ['domain']],
  // contentFiles: the format in which content is exported and imported; Node only. It may import `sites`, because
  // mistakes in content are reported in the same way as mistakes in site data.
  contentFiles: ['src/content-files', ['domain', 'sites']],
  // configParts: the environment variables, one file per subject.
  configParts: ['server/config', ['hosting', 'environmentOfServer']],
  // process: locks, folders and digests, shared by server and commands; Node only.
  process: ['src/process', []],
  // hosting: code that the server shares with the publisher's export for plain hosts; neither may import the other.
  hosting: ['src/hosting', []],
  // calendar: calendar files. The server and the pages write the same files.
  calendar: ['src/calendar', []],
  // drawings: functions that return SVG as strings, for pages and islands.
  drawings: ['src/drawings', ['domain']],
  // query: the queries of page URLs. It may import `contract`, because a query uses the codes of the contract.
  query: ['src/query', ['contract', 'domain', 'routes', 'sites']],
  // The stores may import `api` and `contract`, because they call the server.
  stores: ['src/stores', ['environment', 'api', 'contract', 'domain', 'i18n', 'routes', 'query']],
  ui: ['src/ui', ['i18n', 'drawings', 'domain', 'routes']],
  // The islands may import `environment` and `contract`, because scripts without stores call the server themselves.
  // They may import `pageData` for the types of the data that a page passes.
  islands: [
    'src/islands',
    [
      ...['stores', 'ui', 'domain', 'i18n', 'routes', 'query', 'drawings', 'environment', 'contract'],
      ...['pageData', 'calendar'],
    ],
  ],
  // xliff: files for translation agencies, the same in the desk and on the command line.
  xliff: ['src/xliff', ['domain']],
  // desk: the staff screens, a separate build that uses the calls of the contract.
  desk: [
    'src/desk',
    [
      'api',
      'contract',
      'domain',
      'i18n',
      'drawings',
      'ui',
      'routes',
      'hosting',
      'styles',
      'environment',
      'xliff',
    ],
  ],
  // The components may import `ui` and `islands`, because pages render the components and the first states of
  // islands.
  components: [
    'src/components',
    ['i18n', 'routes', 'query', 'sites', 'domain', 'drawings', 'pageData', 'ui', 'islands'],
  ],
  seo: ['src/seo', ['routes', 'i18n', 'sites', 'domain', 'pageData']],
  // pageData may import `query`, because pages read the query of their URL.
  pageData: ['src/page-data', ['api', 'contract', 'domain', 'sites', 'routes', 'i18n', 'query']],
  // The layouts may import `islands`, because they contain the script that mounts the islands.
  layouts: [
    'src/layouts',
    ['components', 'seo', 'pageData', 'drawings', 'i18n', 'routes', 'sites', 'domain', 'islands', 'styles'],
  ],
  // The pages may import `styles`, for styles that only one page includes.
  pages: [
    'src/pages',
    [
      'styles',
      'layouts',
      'components',
      'ui',
      'seo',
      'pageData',
      'drawings',
      'i18n',
      'routes',
      'sites',
      'domain',
    ],
  ],
  styles: ['src/styles', []],
  // renderer: compiles the pages once, together with the preview pictures that social networks show.
  renderer: ['src/renderer', ['process', 'domain', 'drawings', 'styles', 'seo']],
  // publisher: renders pages from the API and stores releases; Node only. No page and no server imports its internal
  // files.
  publisher: [
    'src/publisher',
    ['renderer', 'pageData', 'seo', 'contract', 'domain', 'sites', 'routes', 'query', 'hosting', 'process'],
  ],
  ports: ['server/ports', ['domain', 'sites', 'hosting']],
  db: ['server/db', ['domain', 'process', 'config']],
  ...serviceLayers,
  http: [
    'server/http',
    [
      'contract',
      'domain',
      'i18n',
      'routes',
      'sites',
      'hosting',
      'db',
      'ports',
      'log',
      'config',
      'secrets',
      ...layers,
    ],
  ],
  // log: the server's log, with the id of the current request or job run.
  log: ['server/log', []],
  jobs: ['server/jobs', ['sites', 'db', 'ports', 'log', ...layers]],
  calls: [
    'server/routes',
    [
      'process',
      ...[
        'contract',
        'domain',
        'i18n',
        'routes',
        'query',
        'sites',
        'hosting',
        'db',
        'ports',
        'http',
        'implement',
        'openapi',
        'secrets',
      ],
      ...layers,
    ],
  ],
  // The adapters may import `drawings` and `styles`, because printed documents have the logos and medals of the
  // pages; `publisher`, because it is started as a process; and `process`, because password hashing is limited.
  adapters: [
    'server/adapters',
    [
      ...[
        'ports',
        'db',
        'http',
        'jobs',
        'log',
        'platform',
        'config',
        'configParts',
        'secrets',
        'publisher',
        'process',
      ],
      ...['domain', 'i18n', 'sites', 'hosting', 'drawings', 'styles'],
    ],
  ],
  // serviceChecks: checks the configured services through their adapters, as the operator's command does. It may
  // import `sites` and `domain`, because they contain the sellers, whose VAT numbers are checked in VIES.
  serviceChecks: [
    'server/service-checks',
    ['adapters', 'config', 'configParts', 'db', 'ports', 'process', 'sites', 'domain'],
  ],
  // openapi: the API's document, generated from the contract.
  openapi: ['server/openapi', ['contract', 'domain']],
  seed: ['server/seed', ['domain', 'sites', 'contentFiles', 'db', 'ports', 'adapters', ...layers]],
  // server: the process, which composes all other modules.
  server: [
    'server',
    [
      'process',
      ...[
        'contract',
        'domain',
        'i18n',
        'sites',
        'hosting',
        'db',
        'ports',
        'adapters',
        'http',
        'calls',
        'jobs',
        'log',
        'seed',
        'serviceChecks',
      ],
      ...['config', 'secrets', 'implement', 'openapi', 'platform', 'identity', 'messaging'],
    ],
  ],
  scripts: [
    'scripts',
    [
      ...[
        'config',
        'domain',
        'contract',
        'api',
        'i18n',
        'sites',
        'contentFiles',
        'process',
        'hosting',
        'xliff',
      ],
      // The scripts may import `routes`, because a check tests whether each route leads to a page.
      ...[
        'publisher',
        'renderer',
        'pageData',
        'routes',
        'db',
        'ports',
        'log',
        'server',
        'serviceChecks',
        'secrets',
      ],
    ],
  ],
}

/** Modules that consist of a single file. */
export const fileModules = {
  routes: ['src/routes.ts', ['domain', 'sites']],
  middleware: ['src/middleware.ts', ['pageData', 'sites', 'routes', 'api', 'i18n', 'seo']],
  environmentOfServer: ['server/environment.ts', []],
  config: ['server/config.ts', ['sites', 'configParts', 'environmentOfServer']],
  secrets: ['server/secrets.ts', ['config']],
  // implement: the function with which the modules of the routes implement a call. It uses the module `http`.
  implement: ['server/implement.ts', ['contract', 'domain', 'sites', 'http', 'platform']],
}
