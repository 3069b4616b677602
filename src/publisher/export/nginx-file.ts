import type { CachePolicyException } from './nginx-locations.ts'
import { formatNotFoundMap, sharedMaps } from './nginx-maps.ts'
import { formatUpstream } from './nginx-proxy.ts'
import { formatNginxServer } from './nginx-server.ts'
import type { NginxLines } from './nginx-syntax.ts'
import type { ExportTables, TenantTable } from './tables.ts'

const head = `# Written by "npm run publish -- --export"; the next export overwrites it. Include it inside http {}.
# Adjust on another machine: root and the folder of withdrawn paths, listen, certificates. Servers: EXPORT_SERVERS.
`

/** Returns the text of `nginx.conf`: a server block for each tenant. */
export function formatNginxFile(
  tenants: readonly { table: TenantTable; odd: readonly CachePolicyException[] }[],
  { addresses }: ExportTables['server'],
  folder: string,
  addressHeader: string | undefined,
): string {
  const lines: NginxLines = tenants.flatMap(({ table, odd }) => [
    '',
    `# ${table.origin}`,
    ...formatNotFoundMap(table),
    '',
    ...formatNginxServer(table, odd, folder, addressHeader),
  ])
  return `${head}\n${[...formatUpstream(addresses), '', ...sharedMaps, ...lines].join('\n')}\n`
}
