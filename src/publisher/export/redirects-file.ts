import { fileOf } from './file-of.ts'
import { findNotFoundEntry, type TenantTable } from './tables.ts'

/** The file of a not-found page; /404.html where there is none. */
const fileOfPage = (page: string | null | undefined): string =>
  page ? fileOf(page, 'text/html') : '/404.html'

const everythingIn = (prefix: string): string => (prefix === '/' ? '/*' : `${prefix}/*`)

/**
 * The text of `_redirects`, as Netlify reads it: moved paths, pages that also answer the paths below them,
 * and the page of a status. Cloudflare Pages passes over lines with 404 and 410 and takes the nearest
 * 404.html.
 */
export function redirectsFile({
  gone,
  moved,
  openEnded,
  notFound,
}: Pick<TenantTable, 'gone' | 'moved' | 'openEnded' | 'notFound'>): string {
  const elsewhere = Object.entries(moved).flatMap(([from, to]) => [
    `${from} ${to} 308\n`,
    ...(openEnded.includes(to) ? [`${from}/* ${to}/:splat 308\n`] : []),
  ])
  const below = openEnded.map((path) => `${path}/* ${fileOf(path, 'text/html')} 200\n`)
  const withdrawn = gone.map((path) => `${path} ${fileOfPage(findNotFoundEntry(notFound, path)?.page)} 410\n`)
  const missing = notFound.map(({ prefix, page }) => `${everythingIn(prefix)} ${fileOfPage(page)} 404\n`)
  return `# What has moved\n${elsewhere.join('')}\n# What can't be listed\n${below.join('')}\n# What was withdrawn\n${withdrawn.join('')}\n# What never was, the longest prefix first\n${missing.join('')}`
}
