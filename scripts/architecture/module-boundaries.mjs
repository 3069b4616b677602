import { layers } from './layer-order.mjs'

const serviceLayers = Object.fromEntries(
  layers.map((layer, place) => [
    layer,
    [
      `server/services/${layer}`,
      [
        ...['domain', 'contract', 'i18n', 'routes', 'query', 'sites', 'drawings', 'styles', 'calendar'],
        // `process` is allowed because the services limit their concurrency with `limitConcurrency`.
        ...['db', 'ports', 'config', 'secrets', 'process', ...layers.slice(0, place)],
      ],
    ],
  ]),
)

/** The modules and their allowed imports (docs/decisions/structure.md). To change a rule, edit it here and state the reason. */
export const folderModules = {
  domain: ['src/domain', []],
  contract: ['src/contract', ['domain']],
  api: ['src/api', ['contract', 'domain']],
  environment: ['src/environment', ['api']],
  i18n: ['src/i18n', ['domain']],
  sites: ['src/sites', ['domain']],
  // The format in which content is exported and imported; Node only. `sites` is allowed because mistakes in content
  // are reported in the same way as mistakes in site data.
  contentFiles: ['src/content-files', ['domain', 'sites']],
  // The environment variables, one file per subject.
  configParts: ['server/config', ['hosting', 'environmentOfServer']],
  // Shared by server and commands: locks, folders, digests; Node only.
  process: ['src/process', []],
  // Shared by the server and the publisher's export for plain hosts; neither may import the other.
  hosting: ['src/hosting', []],
  // Calendar files. The server and the pages write the same files.
  calendar: ['src/calendar', []],
  // Functions that return SVG as strings, for pages and islands.
  drawings: ['src/drawings', ['domain']],
  // The queries of page URLs. `contract` is allowed because a query uses the codes of the contract.
  query: ['src/query', ['contract', 'domain', 'routes', 'sites']],
  // `api` and `contract` are allowed because the stores call the server.
  stores: ['src/stores', ['environment', 'api', 'contract', 'domain', 'i18n', 'routes', 'query']],
  ui: ['src/ui', ['i18n', 'drawings', 'domain', 'routes']],
  // `environment` and `contract` are allowed because scripts without stores call the server themselves. `pageData`
  // is allowed for the types of the data that a page passes.
  islands: [
    'src/islands',
    [
      ...['stores', 'ui', 'domain', 'i18n', 'routes', 'query', 'drawings', 'environment', 'contract'],
      ...['pageData', 'calendar'],
    ],
  ],
  // Files for translation agencies, the same in the desk and on the command line.
  xliff: ['src/xliff', ['domain']],
  // The staff screens: a separate build that uses the calls of the contract.
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
  // `ui` and `islands` are allowed because pages render the components and the first states of islands.
  components: [
    'src/components',
    ['i18n', 'routes', 'query', 'sites', 'domain', 'drawings', 'pageData', 'ui', 'islands'],
  ],
  seo: ['src/seo', ['routes', 'i18n', 'sites', 'domain', 'pageData']],
  // `query` is allowed because pages read the query of their URL.
  pageData: ['src/page-data', ['api', 'contract', 'domain', 'sites', 'routes', 'i18n', 'query']],
  // `islands` is allowed because the layout contains the script that mounts the islands.
  layouts: [
    'src/layouts',
    ['components', 'seo', 'pageData', 'drawings', 'i18n', 'routes', 'sites', 'domain', 'islands', 'styles'],
  ],
  // `styles` is allowed for styles that only one page includes.
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
  // Compiles the pages once, together with the preview pictures that social networks show.
  renderer: ['src/renderer', ['process', 'domain', 'drawings', 'styles', 'seo']],
  // Renders pages from the API and stores releases; Node only. No page and no server imports its internal files.
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
  // The log, with the id of the current request or job run.
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
  // `drawings` and `styles` are allowed because printed documents have the logos and medals of the pages.
  // `publisher` is allowed because it is started as a process. `process` is allowed because password hashing is
  // limited.
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
  // Checks the configured services through their adapters, as the operator's command does. `sites` and `domain` are
  // allowed because they contain the sellers, whose VAT numbers are checked in VIES.
  serviceChecks: [
    'server/service-checks',
    ['adapters', 'config', 'configParts', 'db', 'ports', 'process', 'sites', 'domain'],
  ],
  // The API's document, generated from the contract.
  openapi: ['server/openapi', ['contract', 'domain']],
  seed: ['server/seed', ['domain', 'sites', 'contentFiles', 'db', 'ports', 'adapters', ...layers]],
  // The process, which composes everything.
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
      // `routes` is allowed because a check tests whether each route leads to a page.
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

/** Single files that each form a module. */
export const fileModules = {
  routes: ['src/routes.ts', ['domain', 'sites']],
  middleware: ['src/middleware.ts', ['pageData', 'sites', 'routes', 'api', 'i18n', 'seo']],
  environmentOfServer: ['server/environment.ts', []],
  config: ['server/config.ts', ['sites', 'configParts', 'environmentOfServer']],
  secrets: ['server/secrets.ts', ['config']],
  // The function with which the modules of the routes implement a call. It uses the module of HTTP.
  implement: ['server/implement.ts', ['contract', 'domain', 'sites', 'http', 'platform']],
}
