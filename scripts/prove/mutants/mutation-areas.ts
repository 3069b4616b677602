import type { MutationArea } from './mutation-area.ts'
import { contractTestPaths, serviceAreas } from './service-areas.ts'

/** All areas, each with the percentage of mutants that must be noticed. */
export const mutationAreas: Record<string, MutationArea> = {
  domain: {
    sources: ['src/domain/**/*.ts'],
    project: 'unit',
    tests: ['src/{domain,contract}/**/*.test.ts'],
    least: 90,
  },
  ...serviceAreas,
  http: {
    sources: ['server/http/**/*.ts'],
    project: 'contract',
    tests: [
      'server/http/*.test.ts',
      ...contractTestPaths(
        'envelope',
        'guard',
        'host',
        'codes',
        'calls',
        'server-time',
        'matrix',
        'running',
        'hostile',
      ),
      ...contractTestPaths(
        'acting-person',
        'sign-out',
        'sign-in',
        'sign',
        'session',
        'portrait',
        'media',
        'upload-scan',
      ),
      ...contractTestPaths(
        'operator-tenant',
        'search-budget',
        'command-line',
        'disk-full',
        'lost-connection',
      ),
      ...contractTestPaths(
        'certificate-document',
        'badge',
        'asked-page',
        'pages',
        'person',
        'openapi',
        'body-limits',
      ),
      ...contractTestPaths('every-call'),
    ],
    least: 85,
  },
  stores: {
    sources: ['src/stores/**/*.ts'],
    project: 'component',
    tests: ['src/stores/**/*.test.ts', 'tests/component/*.test.tsx'],
    least: 85,
  },
  publisher: {
    // The rules of publishing. The other files of the folder start processes and worker threads, load compiled pages
    // or copy assets. Fault tests run those files as whole programs (fork-publisher, publisher-process, publish-all,
    // render-batch-pool, render-batch-worker, copy-assets).
    sources: [
      `src/publisher/{${[
        ...[
          'batch-result',
          'changed-items',
          'validate-all-content',
          'code',
          'crawler-files',
          'content-encoder',
        ],
        ...[
          'describe-failures',
          'inspect-scripts',
          'lease',
          'build-fingerprint',
          'render-fixed-pages',
          'render-pictures',
          'release-plan',
          'publish-context',
        ],
        ...[
          'publish-log',
          'publish-site',
          'release',
          'release-site',
          'render-page',
          'render-pages',
          'inject-csp',
        ],
        ...['render-batch', 'release-store', 'collect-garbage'],
      ].join()}}.ts`,
    ],
    project: 'contract',
    tests: [
      'src/publisher/*.test.ts',
      ...contractTestPaths('publish-site', 'release', 'release-conditions', 'site-hold'),
    ],
    least: 85,
  },
}
