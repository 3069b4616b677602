import { layers } from './layer-order.mjs'

const serviceLayers = Object.fromEntries(
  layers.map((layer, place) => [
    layer,
    [
      `server/services/${layer}`,
      [
        ...['domain', 'contract', 'i18n', 'routes', 'query', 'sites', 'drawings', 'styles', 'calendar'],
        ...['db', 'ports', 'config', 'secrets', ...layers.slice(0, place)],
      ],
    ],
  ]),
)

/**
 * The modules, and what each may import (docs/decisions/structure.md). A rule that is
 * in the way is changed here, with its reason.
 */
export const modules = {
  domain: ['src/domain', []],
  contract: ['src/contract', ['domain']],
  api: ['src/api', ['contract', 'domain']],
  environment: ['src/environment', ['api']],
  i18n: ['src/i18n', ['domain']],
  sites: ['src/sites', ['domain']],
  // The form in which content is exported and imported, and the demonstration lies; Node only. It says mistakes as site data does.
  contentFiles: ['src/content-files', ['domain', 'sites']],
  // What the environment says, a file a noun.
  configParts: ['server/config', ['hosting', 'environmentOfServer']],
  // What server and commands share about being a process; Node only.
  process: ['src/process', []],
  // What the server and plain hosts (the publisher's export) answer alike; neither may import the other.
  hosting: ['src/hosting', []],
  // Calendar files, written alike by the server and by a page.
  calendar: ['src/calendar', []],
  // Pure strings of SVG, drawn the same by pages and islands.
  drawings: ['src/drawings', ['domain']],
  // What stands behind the ? of addresses: its codes are those of the contract.
  query: ['src/query', ['contract', 'domain', 'routes', 'sites']],
  // The stores speak to the server: results and calls are their vocabulary.
  stores: ['src/stores', ['environment', 'api', 'contract', 'domain', 'i18n', 'routes', 'query']],
  ui: ['src/ui', ['i18n', 'drawings', 'domain', 'routes']],
  // environment: mount.tsx starts it. contract: the popup's rule. content: types of what the page hands over.
  islands: [
    'src/islands',
    [
      ...['stores', 'ui', 'domain', 'i18n', 'routes', 'query', 'drawings', 'environment', 'contract'],
      ...['pageData', 'calendar'],
    ],
  ],
  // Pages draw the pieces and the first states of islands with their own components.
  components: [
    'src/components',
    ['i18n', 'routes', 'query', 'sites', 'domain', 'drawings', 'pageData', 'ui', 'islands'],
  ],
  seo: ['src/seo', ['routes', 'i18n', 'sites', 'domain', 'pageData']],
  // query: what an address asks of a page.
  pageData: ['src/page-data', ['api', 'contract', 'domain', 'sites', 'routes', 'i18n', 'query']],
  // islands: the layout names the script that wakes them.
  layouts: [
    'src/layouts',
    ['components', 'seo', 'pageData', 'drawings', 'i18n', 'routes', 'sites', 'domain', 'islands', 'styles'],
  ],
  // styles: those of a page that no other page is to carry.
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
  // Pages compiled once, and what is compiled with them: the pictures of shared pages.
  renderer: ['src/renderer', ['process', 'domain', 'drawings', 'styles', 'seo']],
  // Makes pages of what the API tells and keeps releases of them. Node only; no page and no server imports its insides.
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
  // Documents on paper carry the marks and medals of the pages; the publisher is started as a process; passwords are hashed in turn.
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
  // What tries the services that the configuration names, by their adapters; the operator's command does so too.
  // sites, domain: the sellers whose numbers VIES must know.
  serviceChecks: [
    'server/service-checks',
    ['adapters', 'config', 'configParts', 'db', 'ports', 'process', 'sites', 'domain'],
  ],
  // The document of the API, made of the contract.
  openapi: ['server/openapi', ['contract', 'domain']],
  seed: ['server/seed', ['domain', 'sites', 'contentFiles', 'db', 'ports', 'adapters', ...layers]],
  // The process: puts everything together.
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
      ...['config', 'domain', 'contract', 'api', 'i18n', 'sites', 'contentFiles', 'process', 'hosting'],
      // routes: a check asks whether each leads to a page.
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

/** Single files that are modules of their own. */
export const files = {
  routes: ['src/routes.ts', ['domain', 'sites']],
  middleware: ['src/middleware.ts', ['pageData', 'sites', 'routes', 'api', 'i18n', 'seo']],
  environmentOfServer: ['server/environment.ts', []],
  config: ['server/config.ts', ['sites', 'configParts', 'environmentOfServer']],
  secrets: ['server/secrets.ts', ['config']],
  // How a call is answered: between the modules of the routes and of HTTP.
  implement: ['server/implement.ts', ['contract', 'domain', 'sites', 'http', 'platform']],
}
