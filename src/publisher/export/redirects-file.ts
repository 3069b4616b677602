import { exportedFileOf } from './exported-file.ts'
import { findNotFoundEntry, type TenantTable } from './tables.ts'

/** Returns the file of a not-found page; /404.html if there is none. */
const fileOfPage = (page: string | null | undefined): string =>
  page ? exportedFileOf(page, 'text/html') : '/404.html'

const everythingIn = (prefix: string): string => (prefix === '/' ? '/*' : `${prefix}/*`)

/**
 * Returns the text of `_redirects` for Netlify: moved paths, pages that also serve the paths below them, and the
 * pages for status 404 and 410. Cloudflare Pages ignores lines with 404 and 410, and uses the nearest 404.html.
 */
export function formatRedirectsFile({
  gone,
  moved,
  openEnded: prefixPaths,
  notFound,
}: Pick<TenantTable, 'gone' | 'moved' | 'openEnded' | 'notFound'>): string {
  const redirects = Object.entries(moved).flatMap(([from, to]) => [
    `${from} ${to} 308\n`,
    ...(prefixPaths.includes(to) ? [`${from}/* ${to}/:splat 308\n`] : []),
  ])
  const below = prefixPaths.map((path) => `${path}/* ${exportedFileOf(path, 'text/html')} 200\n`)
  const withdrawn = gone.map((path) => `${path} ${fileOfPage(findNotFoundEntry(notFound, path)?.page)} 410\n`)
  const missing = notFound.map(({ prefix, page }) => `${everythingIn(prefix)} ${fileOfPage(page)} 404\n`)
  return `# Moved paths\n${redirects.join('')}\n# Pages that also serve the paths below them\n${below.join('')}\n# Withdrawn paths\n${withdrawn.join('')}\n# Unknown paths, the longest prefix first\n${missing.join('')}`
}
