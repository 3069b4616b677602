import { formatBlock, type NginxLines, quoteNginx } from './nginx-syntax.ts'

/** The name of the nginx upstream with the portal's servers. */
const upstream = 'portal'

/** The maximum size of a request's body, as in docs/how-to/proxy.md: a question bank has up to 30 MB. */
export const maxBodySizeDirective = 'client_max_body_size 32m;'

/**
 * The lines with which nginx passes requests to the portal's servers. They are the same, word for word, in
 * docs/how-to/proxy.md.
 */
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
 * Returns the upstream of the portal's servers. A failing server stays in the upstream, because after a few restarts
 * no server would be left. If a request to one server fails, or gets 503 because the server is not ready, nginx
 * sends the request to another server.
 */
export const formatUpstream = (addresses: readonly string[]): NginxLines =>
  formatBlock(`upstream ${upstream}`, [
    ...addresses.map((address) => `server ${quoteNginx(new URL(address).host).slice(1, -1)} max_fails=0;`),
    'keepalive 32;',
  ])
