import { constantHeaders } from '#src/hosting/constant-headers.ts'
import { isLoopback } from '#src/hosting/loopback.ts'
import { mediaTypes, unknownType } from '#src/hosting/media-type.ts'
import { fileLocations, type OddFile, otherLocations } from './nginx-locations.ts'
import { block, type NginxLines, quoteNginx } from './nginx-syntax.ts'
import type { TenantTable } from './tables.ts'

/** The media types that nginx compresses; pictures and fonts are compressed already. */
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
    ...block(
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

/** The decisions before any file is looked up; the first match counts. */
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

/** Returns the lines that proxy a request to the portal's server with the reader's Host. */
const proxy = (address: string, header = 'x-real-ip'): NginxLines =>
  block('location @server', [
    `proxy_pass ${address};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header Connection "";',
    `proxy_set_header ${header} $remote_addr;`,
    'proxy_redirect off;',
    'gzip off;',
  ])

/** Returns the nginx server block of a tenant. `root` is its folder, `address` the portal's server. */
export function nginxServer(
  table: TenantTable,
  odd: readonly OddFile[],
  root: string,
  address: string,
  header: string | undefined,
): NginxLines {
  const constant = constantHeaders(table.origin.startsWith('https:'))
  return block('server', [
    ...listen(table.origin),
    `server_name ${table.host};`,
    `root ${quoteNginx(root)};`,
    'absolute_redirect off;',
    ...types(),
    ...gzip(),
    '',
    ...decisions(table.host),
    '',
    ...fileLocations(table, odd, constant),
    '',
    ...otherLocations(table, constant),
    '',
    ...proxy(address, header),
  ])
}
