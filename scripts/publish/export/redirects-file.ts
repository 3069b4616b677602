import { fileOf } from './file-of.ts'
import { notFoundAt, type TenantTable } from './tables.ts'

/** Where there is no page to say that there is none, /404.html says it. */
const fileOfPage = (page: string | null | undefined): string =>
  page ? fileOf(page, 'text/html') : '/404.html'

const everythingIn = (prefix: string): string => (prefix === '/' ? '/*' : `${prefix}/*`)

/**
 * `_redirects`, as Netlify reads it: no line redirects, each names the page of a status. Cloudflare Pages passes over
 * lines with these statuses and takes the nearest 404.html.
 */
export function redirectsFile({ gone, notFound }: Pick<TenantTable, 'gone' | 'notFound'>): string {
  const withdrawn = gone.map((path) => `${path} ${fileOfPage(notFoundAt(notFound, path)?.page)} 410\n`)
  const missing = notFound.map(({ prefix, page }) => `${everythingIn(prefix)} ${fileOfPage(page)} 404\n`)
  return `# What was withdrawn\n${withdrawn.join('')}\n# What never was, the longest prefix first\n${missing.join('')}`
}
