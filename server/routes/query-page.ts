import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { fileHeadersOf } from '#src/hosting/file-headers.ts'
import { type PageQuery, parsePageQuery } from '#src/query/page-query.ts'
import type { AppEnv, Dependencies } from '../http/app-env.ts'
import { concurrencyBudgets } from '../http/budgets.ts'
import { BusyError, createConcurrencyLimiter } from '../http/concurrency-limiter.ts'
import { loggableErrorOf } from '../http/operator-visible-error.ts'
import { createThrottledWarning } from '../http/throttled-warning.ts'
import { visitorKeyOf } from '../http/visitor-key.ts'
import type { PublishedFile, RedirectResponse } from '../ports/pages.ts'
import { getCachedContent } from '../services/platform/content-cache.ts'

/** The timeout for rendering a page, in milliseconds. */
const renderTimeout = 4000

/**
 * How long a page is cached if no content changes, in milliseconds. It is short because training sessions begin and
 * end.
 */
const cachedMilliseconds = 60_000

/**
 * The headers of a page that was rendered for a URL with a query: no shared cache stores the page, and no search
 * engine indexes it.
 */
export const queryPageHeaders = {
  ...fileHeadersOf('ask'),
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
}

class RenderTimeoutError extends Error {}

/** The requested URL with its query. It is returned in place of a page if too many pages are requested. */
export interface BusyResponse {
  busy: PageQuery
}

/**
 * Returns a function that renders the page for a URL with a query (docs/decisions/query-pages.md). The page is the
 * same for everybody, and the publisher renders it. The result is undefined if there is no query or the page can't
 * be rendered now: the published page is then sent, and a script in it loads the results. The result is `busy` if
 * too many pages are requested at the same time, or by one visitor.
 */
export function createQueryPages(dependencies: Dependencies) {
  const limiter = createConcurrencyLimiter(concurrencyBudgets.page)
  const warnOfTimeouts = createThrottledWarning(
    dependencies.log,
    dependencies.clock,
    'Pages with a query were not rendered in time; the published ones were sent',
  )
  return async (
    c: Context<AppEnv>,
    path: string,
    query: string,
  ): Promise<PublishedFile | RedirectResponse | BusyResponse | undefined> => {
    const tenant = c.get('tenant')
    const pageQuery = parsePageQuery(
      path,
      query,
      dependencies.sites.sites.filter((site) => site.tenant === tenant),
    )
    if (!pageQuery) return undefined
    const visitorName = visitorKeyOf(c, dependencies)
    if (!limiter.admits(visitorName, dependencies.clock())) return { busy: pageQuery }
    try {
      return await cachedPage(dependencies, pageQuery, () =>
        limiter.through(visitorName, () => withTimeout(renderPage(dependencies, pageQuery))),
      )
    } catch (error) {
      if (error instanceof BusyError) return { busy: pageQuery }
      const details = { fault: loggableErrorOf(error) }
      if (error instanceof RenderTimeoutError) warnOfTimeouts()
      else dependencies.log.warn(details, 'A page with a query could not be rendered')
      return undefined
    }
  }
}

const cachedPage = <Value>(
  { db, clock }: Dependencies,
  { site, address }: PageQuery,
  work: () => Promise<Value>,
) => getCachedContent(db, `page ${site.tenant} ${address} ${Math.floor(clock() / cachedMilliseconds)}`, work)

async function renderPage(
  { ports }: Dependencies,
  { site, path, address }: PageQuery,
): Promise<PublishedFile | RedirectResponse | undefined> {
  const response = await ports.publisher.renderQueryPage(site.tenant, path, address.slice(path.length))
  if (!response || 'movedTo' in response) return response
  const body = new TextEncoder().encode(response.html)
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, type: 'text/html; charset=utf-8', digest, cachePolicy: 'ask' }
}

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: expiry, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new RenderTimeoutError()), renderTimeout)
  return Promise.race([work, expiry]).finally(() => clearTimeout(timer))
}
