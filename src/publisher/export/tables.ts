import { healthPaths, previewKey, serverPathPrefixes } from '#src/hosting/live-path.ts'
import { queryParameterNames } from '#src/query/page-query.ts'
import type { TenantName } from '#src/sites/site.ts'
import { type HeaderRule, headerRules } from './header-rules.ts'
import { type NotFound, notFoundTable } from './not-found.ts'
import type { PublishedFiles } from './published-files.ts'

/** The rules of a tenant that a host needs beside the files. */
export interface TenantTable {
  tenant: TenantName
  /** The folder of its files, within the export. */
  folder: string
  /** The tenant's public origin and host name: hosts tell brands apart by the name. */
  origin: string
  host: string
  /**
   * The not-found pages (status 404); the first matching prefix counts. Withdrawn paths show the same page, with 410.
   */
  notFound: NotFound[]
  gone: string[]
  /** The paths that redirect to another one: status 308, with the query. */
  moved: Record<string, string>
  /** The pages that also serve every path right below them. */
  openEnded: string[]
  headers: HeaderRule[]
}

/** The contents of `tables.json`: the rules for people who configure another host than the supported ones. */
export interface Tables {
  tenants: TenantTable[]
  trailingSlash: { status: 308; to: string }
  /**
   * The requests that only the portal's server can answer, proxied with the reader's Host: these paths, `query` in
   * the query of any path, and one of `asking` with a value.
   */
  server: {
    addresses: readonly string[]
    prefixes: readonly string[]
    paths: readonly string[]
    query: string
    asking: readonly string[]
  }
}

/** Returns the table of one tenant. `assets` are paths, which all tenants share. */
export function tenantTable(
  { tenant, sites, files, gone, moved, openEnded }: PublishedFiles,
  origin: string,
  assets: readonly string[],
) {
  const { protocol, hostname } = new URL(origin)
  return {
    tenant,
    folder: tenant,
    origin,
    host: hostname,
    notFound: notFoundTable(sites, (path) => files.has(path)),
    gone,
    moved,
    openEnded,
    headers: headerRules(protocol === 'https:', files.keys(), assets, openEnded),
  } satisfies TenantTable
}

export const tablesOf = (tenants: TenantTable[], addresses: readonly string[]): Tables => ({
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

/** Returns the not-found entry for a path from a table by prefix. */
export const findNotFoundEntry = (table: readonly NotFound[], path: string): NotFound | undefined =>
  table.find(({ prefix }) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`))
