import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { fileHeadersOf } from '#src/hosting/file-headers.ts'
import { permissionsOf } from '#src/hosting/permissions.ts'
import { allowedMethods, plainResponse } from '#src/hosting/plain-response.ts'
import { isServerPath, previewKey } from '#src/hosting/server-path.ts'
import { findPlace, type Place, placeOf, routes } from '#src/routes.ts'
import { baseLanguageOf, type Site } from '#src/sites/site.ts'
import type { AppEnv, Dependencies } from '../http/app-env.ts'
import type { PublishedFile } from '../ports/pages.ts'
import { readDraftToken } from '../services/publishing/content-item/draft-token.ts'
import { createQueryPages, queryPageHeaders } from './query-page.ts'
import { respondBusy } from './render-busy-page.ts'
import { serveLivePreview } from './serve-live-preview.ts'

/** Returns the routes of published pages: each path of the tenant's host is a page, an asset, or a real 404. */
export function createPageRoutes(dependencies: Dependencies): Hono<AppEnv> {
  const pages = new Hono<AppEnv>()
  const queryPages = createQueryPages(dependencies)
  pages.use(compress())
  pages.on(['GET', 'HEAD'], '*', (c) => servePage(c, dependencies, queryPages))
  pages.all('*', (c) => {
    c.header('allow', allowedMethods)
    return c.text(plainResponse.wrongMethod, 405)
  })
  return pages
}

async function servePage(
  c: Context<AppEnv>,
  dependencies: Dependencies,
  queryPages: ReturnType<typeof createQueryPages>,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const path = decodePath(pathname)
  if (path === undefined) return serveNotFound(c, dependencies, '/')
  if (pathname !== '/' && pathname.endsWith('/'))
    return c.redirect(pathname.replace(/\/+$/, '') + search, 308)
  const token = c.req.query(previewKey)
  if (token !== undefined)
    return (
      (await serveLivePreview(c, dependencies, path, token)) ?? servePreview(c, dependencies, path, token)
    )
  const page = await dependencies.ports.pages.find(c.get('tenant'), path)
  // A path that only the server's routes handle is not a page, even if its site has no release.
  if (page === 'unreadable')
    return isServerPath(path) ? serveNotFound(c, dependencies, path) : serveUnreadable(c)
  if (!page || page === 'gone') return serveNotFound(c, dependencies, path, page ? 410 : 404)
  if ('movedTo' in page) return c.redirect(page.movedTo + search, 308)
  const response = await queryPages(c, path, search)
  if (response && 'movedTo' in response) return c.redirect(response.movedTo, 302)
  if (response && 'busy' in response)
    return respondBusy(c, response.busy, dependencies.sites.tenants[c.get('tenant')])
  setHeaders(c, permissionsOf(path))
  return response ? send(c, response, 200, queryPageHeaders) : send(c, page, 200)
}

/** Responds for a site whose release can't be read. A new release or free disk space will fix this. */
function serveUnreadable(c: Context<AppEnv>): Response {
  setHeaders(c, { ...fileHeadersOf('ask'), 'retry-after': '30' })
  return c.text(plainResponse.unreadable, 503)
}

/** Shows a draft at its real address to visitors with the signed link; others get the not-found page. */
async function servePreview(
  c: Context<AppEnv>,
  dependencies: Dependencies,
  path: string,
  token: string,
): Promise<Response> {
  const { secrets, ports, clock } = dependencies
  const page =
    readDraftToken(secrets.keys, token, clock()) &&
    (await ports.publisher.renderDraftPreview(c.get('tenant'), path, token))
  if (!page) return serveNotFound(c, dependencies, path)
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  c.header('referrer-policy', 'no-referrer')
  return c.html(page)
}

/**
 * Returns a path in the form that manifests use; undefined for a path that no page can have, such as '//elsewhere'.
 */
function decodePath(pathname: string): string | undefined {
  if (pathname.includes('//') || pathname.includes('\\')) return undefined
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Shows the not-found page of the site and language that a path belongs to, else of the site at the root. */
async function serveNotFound(
  c: Context<AppEnv>,
  dependencies: Dependencies,
  path: string,
  status: 404 | 410 = 404,
): Promise<Response> {
  const tenant = c.get('tenant')
  const sites = dependencies.sites.sites.filter((site) => site.tenant === tenant)
  for (const place of [findPlace(path, sites)?.place, rootPlace(sites)]) {
    const page = place && (await dependencies.ports.pages.find(tenant, routes.notFound(place)))
    if (typeof page === 'object' && 'body' in page) return send(c, page, status)
  }
  setHeaders(c, fileHeadersOf('ask'))
  return c.text(plainResponse.notFound, status)
}

function rootPlace(sites: readonly Site[]): Place | undefined {
  const root = sites.find((site) => site.prefix === '')
  return root && placeOf(root, baseLanguageOf(root), 'desktop')
}

function setHeaders(c: Context<AppEnv>, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
}

function send(
  c: Context<AppEnv>,
  page: PublishedFile,
  status: 200 | 404 | 410,
  headers: Readonly<Record<string, string>> = fileHeadersOf(status === 200 ? page.cachePolicy : 'ask'),
): Response {
  const etag = `"${page.digest}"`
  setHeaders(c, { ...headers, 'content-type': page.type })
  if (status === 200) {
    c.header('etag', etag)
    const tags = (c.req.header('if-none-match') ?? '')
      .split(',')
      .map((each) => each.trim().replace(/^W\//, ''))
    if (tags.includes(etag) || tags.includes('*')) return c.body(null, 304)
  }
  c.header('content-length', String(page.body.byteLength))
  return c.req.method === 'HEAD' ? c.body(null, status) : c.body(page.body, status)
}
