import { healthPaths, previewKey, serverPathPrefixes } from '#src/hosting/server-path.ts'
import { queryParameterNames } from '#src/query/page-query.ts'
import type { TenantName } from '#src/sites/site.ts'
import { type HeaderRule, listHeaderRules } from './header-rules.ts'
import { createNotFoundTable, type NotFoundEntry } from './not-found.ts'
import type { PublishedFiles } from './published-files.ts'

/**
 * The rules that a static host needs in addition to a tenant's files: redirects, headers, and pages for 404 and 410.
 */
export interface TenantTable {
  tenant: TenantName
  /** The folder of the tenant's files, within the export. */
  folder: string
  /** The tenant's public origin and host name. The static host selects the brand by the host name. */
  origin: string
  host: string
  /**
   * The not-found pages (status 404); the first matching prefix counts. Withdrawn paths show the same page with
   * status 410.
   */
  notFound: NotFoundEntry[]
  gone: string[]
  /** The paths that redirect to another path with status 308; the redirect preserves the query. */
  moved: Record<string, string>
  /** The pages that also serve every path directly below them. */
  openEnded: string[]
  headers: HeaderRule[]
}

/**
 * The contents of `tables.json`: the rules for people who configure a host for which the export has no
 * configuration.
 */
export interface ExportTables {
  tenants: TenantTable[]
  trailingSlash: { status: 308; to: string }
  /**
   * The requests that must be proxied to the portal's servers, with the visitor's Host header: requests for paths
   * with one of the `prefixes` and for `paths`, requests for any path with the parameter `query`, and requests with
   * a value for one of the parameters `asking`.
   */
  server: {
    addresses: readonly string[]
    prefixes: readonly string[]
    paths: readonly string[]
    query: string
    asking: readonly string[]
  }
}

/** Returns the table of one tenant. `assets` are the paths of the assets, which all tenants share. */
export function createTenantTable(
  { tenant, sites, files, gone, moved, prefixPaths }: PublishedFiles,
  origin: string,
  assets: readonly string[],
) {
  const { protocol, hostname } = new URL(origin)
  return {
    tenant,
    folder: tenant,
    origin,
    host: hostname,
    notFound: createNotFoundTable(sites, (path) => files.has(path)),
    gone,
    moved,
    openEnded: prefixPaths,
    headers: listHeaderRules(protocol === 'https:', files.keys(), assets, prefixPaths),
  } satisfies TenantTable
}

export const createExportTables = (tenants: TenantTable[], addresses: readonly string[]): ExportTables => ({
  tenants,
  trailingSlash: { status: 308, to: 'the path without its trailing slashes, and the query' },
  server: {
    addresses,
    prefixes: serverPathPrefixes,
    paths: healthPaths,
    query: previewKey,
    asking: queryParameterNames,
  },
})

/** Returns the first not-found entry of a table whose prefix matches a path. */
export const findNotFoundEntry = (table: readonly NotFoundEntry[], path: string): NotFoundEntry | undefined =>
  table.find(({ prefix }) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`))
