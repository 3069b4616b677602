import { assetPathPattern, immutableFolders } from '#src/hosting/asset.ts'
import { type CachePolicy, fileHeadersOf } from '#src/hosting/file-headers.ts'
import { canScan, permissionsOf } from '#src/hosting/permissions.ts'
import { allowedMethods, plainResponse } from '#src/hosting/plain-response.ts'
import { withdrawnSuffix } from './exported-file.ts'
import { notFoundVariableOf } from './nginx-maps.ts'
import { formatBlock, formatHeaders, type NginxLines, quoteNginx } from './nginx-syntax.ts'
import type { TenantTable } from './tables.ts'

type Headers = Readonly<Record<string, string>>

/** A file whose path does not determine its type or cache policy. */
export interface CachePolicyException {
  path: string
  policy: CachePolicy
}

const asset = assetPathPattern.source.replace(/\$$/, String.raw`\z`).replaceAll(String.raw`\/`, '/')

/** Returns an nginx location that responds with a file, or with 410 or 404. */
const files = (match: string, file: string, policy: CachePolicy, constant: Headers): NginxLines =>
  formatBlock(`location ${match}`, [
    `try_files ${file} @withdrawn;`,
    ...formatHeaders({ ...constant, ...fileHeadersOf(policy) }),
  ])

const plainText = (name: string, status: number, text: string, headers: Headers): NginxLines =>
  formatBlock(`location ${name}`, [
    'types {}',
    'default_type "text/plain; charset=UTF-8";',
    ...formatHeaders(headers),
    `return ${status} "${text.replace('\n', String.raw`\n`)}";`,
  ])

/**
 * Returns the locations for pages, assets, and paths with a trailing slash. Earlier regular expressions have
 * precedence.
 */
export const formatFileLocations = (
  table: TenantTable,
  odd: readonly CachePolicyException[],
  constant: Headers,
): NginxLines => [
  ...files('= /', '/index.html', 'ask', constant),
  ...files('/', '$uri.html', 'ask', constant),
  ...odd.flatMap(({ path, policy }) => files(`= ${quoteNginx(path)}`, '$uri', policy, constant)),
  ...Object.entries(table.moved).flatMap(([from, to]) =>
    formatBlock(`location = ${quoteNginx(from)}`, [
      ...formatHeaders(constant),
      `return 308 ${to}$is_args$args;`,
    ]),
  ),
  ...Object.entries(table.moved).flatMap(([from, to]) =>
    table.openEnded.includes(to)
      ? formatBlock(`location ~ ^${from}/([^/]+)\\z`, [
          ...formatHeaders(constant),
          `return 308 ${to}/$1$is_args$args;`,
        ])
      : [],
  ),
  ...table.openEnded.flatMap((path) => {
    const headers = { ...constant, ...permissionsOf(path) }
    return [
      ...(canScan(path) ? files(`= ${quoteNginx(path)}`, `${path}.html`, 'ask', headers) : []),
      ...files(`~ ^${path}/[^/]+\\z`, `${path}.html`, 'ask', headers),
    ]
  }),
  ...formatBlock(String.raw`location ~ /\z`, [
    'if ($portal_bare = "") { return 404; }',
    ...formatHeaders(constant),
    'return 308 $portal_bare$is_args$args;',
  ]),
  '# The file names of pages are no addresses.',
  ...formatBlock(String.raw`location ~ (\.html|/404)\z`, ['return 404;']),
  ...immutableFolders.flatMap((folder) =>
    files(`~ ^${folder}.*\\.[A-Za-z0-9]+\\z`, '$uri', 'forever', constant),
  ),
  ...files(`~ "${asset}"`, '$uri', 'hour', constant),
]

/**
 * Returns the locations for all responses that are not the file at the path, by status. Each withdrawn path has a
 * file in a separate folder, so that nginx notices a withdrawal without a new configuration.
 */
export const formatOtherLocations = (
  table: TenantTable,
  withdrawn: string,
  constant: Headers,
): NginxLines => [
  ...formatBlock('location @withdrawn', [
    `if (-f ${quoteNginx(withdrawn).slice(0, -1)}$uri${withdrawnSuffix}") { return 410; }`,
    'return 404;',
  ]),
  ...formatBlock('location @missing', [
    `try_files ${notFoundVariableOf(table)} @nothing;`,
    ...formatHeaders({ ...constant, ...fileHeadersOf('ask') }),
  ]),
  ...plainText('@nothing', 404, plainResponse.notFound, { ...constant, ...fileHeadersOf('ask') }),
  ...plainText('@wrong-method', 405, plainResponse.wrongMethod, { ...constant, allow: allowedMethods }),
  ...plainText('@wrong-host', 421, plainResponse.wrongHost, constant),
]
