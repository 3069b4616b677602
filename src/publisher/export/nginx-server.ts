import { join } from 'node:path'
import { createConstantHeaders } from '#src/hosting/constant-headers.ts'
import { isLoopback } from '#src/hosting/loopback.ts'
import { mediaTypes, unknownType } from '#src/hosting/media-type.ts'
import { withdrawnFolder } from './exported-file.ts'
import { type CachePolicyException, formatFileLocations, formatOtherLocations } from './nginx-locations.ts'
import { maxBodySizeDirective, proxyLines } from './nginx-proxy.ts'
import { formatBlock, type NginxLines, quoteNginx } from './nginx-syntax.ts'
import type { TenantTable } from './tables.ts'

/** Matches the media types that nginx compresses; pictures and fonts are already compressed. */
const compressible = /^text\/|json|xml|javascript|wasm/

function listen(origin: string): NginxLines {
  const { protocol, port, hostname } = new URL(origin)
  const address = isLoopback(hostname) ? '127.0.0.1:' : ''
  return protocol === 'https:'
    ? [`listen ${address}${port || 443} ssl;`]
    : [`listen ${address}${port || 80};`]
}

function types(): NginxLines {
  const extensions = Map.groupBy(Object.entries(mediaTypes), ([, type]) => type)
  return [
    ...formatBlock(
      'types',
      [...extensions].map(
        ([type, entries]) => `${quoteNginx(type)} ${entries.map(([name]) => name).join(' ')};`,
      ),
    ),
    `default_type ${unknownType};`,
    'charset off;',
  ]
}

const gzip = (): NginxLines => [
  'gzip on;',
  'gzip_min_length 1024;',
  'gzip_vary off;',
  `gzip_types ${[...new Set(Object.values(mediaTypes))]
    .filter((type) => compressible.test(type))
    .map(quoteNginx)
    .join(' ')};`,
]

/** Returns the rules that nginx applies before it looks up any file; the first match counts. */
const decisions = (host: string): NginxLines => [
  'error_page 404 410 @missing;',
  'error_page 405 @wrong-method;',
  'error_page 418 = @server;',
  'error_page 421 @wrong-host;',
  'if ($portal_live) { return 418; }',
  `if ($host != ${quoteNginx(host)}) { return 421; }`,
  'if ($request_method !~ "^(GET|HEAD)\\z") { return 405; }',
  'if ($portal_doubled) { return 404; }',
]

/**
 * Returns the lines that proxy a request to the portal's servers with the Host header that the visitor sent:
 * docs/how-to/proxy.md.
 */
const proxy = (header = 'X-Real-IP'): NginxLines =>
  formatBlock('location @server', [
    ...proxyLines,
    `proxy_set_header ${header} $remote_addr;`,
    'proxy_redirect off;',
    'gzip off;',
  ])

/** Returns the nginx server block of a tenant. `folder` is the exported folder. */
export function formatNginxServer(
  table: TenantTable,
  odd: readonly CachePolicyException[],
  folder: string,
  header: string | undefined,
): NginxLines {
  const constant = createConstantHeaders(table.origin.startsWith('https:'))
  return formatBlock('server', [
    ...listen(table.origin),
    `server_name ${table.host};`,
    `root ${quoteNginx(join(folder, table.folder))};`,
    maxBodySizeDirective,
    'absolute_redirect off;',
    ...types(),
    ...gzip(),
    '',
    ...decisions(table.host),
    '',
    ...formatFileLocations(table, odd, constant),
    '',
    ...formatOtherLocations(table, join(folder, withdrawnFolder, table.folder), constant),
    '',
    ...proxy(header),
  ])
}
