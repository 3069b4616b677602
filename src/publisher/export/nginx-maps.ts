import { healthPaths, previewKey, serverPathPrefixes } from '#src/hosting/server-path.ts'
import { queryParameterNames } from '#src/query/page-query.ts'
import { exportedFileOf } from './exported-file.ts'
import { formatBlock, type NginxLines, quoteNginx } from './nginx-syntax.ts'
import type { NotFoundEntry } from './not-found.ts'
import type { TenantTable } from './tables.ts'

/** The end of a path in a regular expression. `$` would also match before a line break at the end. */
const end = String.raw`\z`

const oneOf = (paths: readonly string[]): string => paths.map((path) => path.slice(1)).join('|')

/** The nginx maps that all tenants share: they classify a request before any file is looked up. */
export const sharedMaps: NginxLines = [
  "# Requests that only the portal's server can answer: its own paths, previews of drafts, searches and filtered lists.",
  ...formatBlock('map "$uri?$args" $portal_live', [
    `"~^/(${oneOf(serverPathPrefixes)})(/|\\?)" 1;`,
    `"~^/(${oneOf(healthPaths)})\\?" 1;`,
    `"~^[^?]*\\?(.*&)?${previewKey}(=|&|${end})" 1;`,
    `"~^[^?]*\\?(.*&)?(${queryParameterNames.join('|')})=[^&]" 1;`,
    'default "";',
  ]),
  '',
  '# Paths that no page can have, and that a browser may take for another host. \\x5C is a backslash.',
  ...formatBlock('map $request_uri $portal_doubled', [String.raw`"~^[^?]*(//|\x5C)" 1;`, 'default "";']),
  '',
  '# The requested path without its trailing slashes.',
  ...formatBlock('map $request_uri $portal_bare', [
    String.raw`"~^(?<portal_path>/[^?]*[^/?])/+(\?|\z)" $portal_path;`,
    'default "";',
  ]),
]

/** Returns the name of the nginx variable with a tenant's not-found page. */
export const notFoundVariableOf = ({ tenant }: Pick<TenantTable, 'tenant'>): string =>
  `$portal_${tenant}_missing`

const entry = ({ prefix, page }: NotFoundEntry): string => {
  const file = page ? quoteNginx(exportedFileOf(page, 'text/html')) : '""'
  return prefix === '/' ? `default ${file};` : `"~^${prefix}(/|${end})" ${file};`
}

/**
 * Returns the nginx map of a tenant's not-found pages, in which the first match counts. A path with a doubled slash
 * gets the page at the root.
 */
export const formatNotFoundMap = (table: TenantTable): NginxLines =>
  formatBlock(`map "$portal_doubled$uri" ${notFoundVariableOf(table)}`, table.notFound.map(entry))
