import { formatBlock, type NginxLines, quoteNginx } from './nginx-syntax.ts'

/** The name of the nginx upstream with the portal's servers. */
const upstream = 'portal'

/** The largest body of a request, as in docs/how-to/proxy.md: a question bank has 30 MB. */
export const largestBody = 'client_max_body_size 32m;'

/** The lines with which nginx passes requests to the portal's servers, word for word those of docs/how-to/proxy.md. */
export const proxyLines: NginxLines = [
  `proxy_pass http://${upstream};`,
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Request-Id $request_id;',
  'proxy_connect_timeout 2s;',
  '# Without "non_idempotent" a POST that may have arrived is not sent again.',
  'proxy_next_upstream error timeout http_503;',
  'proxy_next_upstream_tries 2;',
]

/**
 * Returns the upstream of the portal's servers. A server that fails is not taken out, because after a few restarts none would be left; a
 * request that fails there, or gets 503 because the server is not ready, goes to another one.
 */
export const upstreamOf = (addresses: readonly string[]): NginxLines =>
  formatBlock(`upstream ${upstream}`, [
    ...addresses.map((address) => `server ${quoteNginx(new URL(address).host).slice(1, -1)} max_fails=0;`),
    'keepalive 32;',
  ])
