import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { deskFolder, deskPath } from '#src/hosting/desk.ts'
import { fileHeadersOf } from '#src/hosting/file-headers.ts'
import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import { rootSiteOf } from '#src/sites/root-site.ts'
import type { AppEnv, Dependencies } from '../http/app-env.ts'

type DeskDependencies = Pick<Dependencies, 'sites'> & {
  config: Pick<Dependencies['config'], 'origins' | 'videoOrigin'>
}

/**
 * The Content-Security-Policy of the desk: it allows the desk's own files and calls, frames of previews, and
 * pictures and videos of the portal.
 */
const policyWith = (origins: readonly string[], videos: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `img-src 'self' data: blob: ${videos.join(' ')}`.trim(),
    `media-src 'self' blob: ${videos.join(' ')}`.trim(),
    `frame-src 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Returns the handler of the compiled files. It is created with the first request, because it reports a missing
 * folder on the console when it is created.
 */
function serveLater(folder: string): MiddlewareHandler<AppEnv> {
  let handler: MiddlewareHandler<AppEnv> | undefined
  return async (c, next) => {
    if (!existsSync(folder)) return next()
    handler ??= serveStatic({
      root: folder,
      rewriteRequestPath: (path) => path.slice(deskPath.length),
    })
    return handler(c, next)
  }
}

/**
 * The headers of a response without a body (304). The browser replaces the stored headers by these, so the policy
 * must be among them: otherwise a page that is opened again has no policy.
 */
const retainedHeaders = [...RETAINED_304_HEADERS, 'content-security-policy']

/**
 * Returns the routes of the staff screens. The files contain no data: all data comes from calls, which check the
 * role.
 */
export function createDeskPageRoutes(dependencies: DeskDependencies, folder = deskFolder): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.use(compress(), etag({ weak: true, retainedHeaders }))
  const serveFile = serveLater(folder)
  routes.get('/assets/*', async (c, next) => {
    const file = await serveFile(c, next)
    if (file instanceof Response && file.ok)
      for (const [name, value] of Object.entries(fileHeadersOf('forever'))) file.headers.set(name, value)
    return file
  })
  routes.get('/assets/*', (c) => c.text('Not found\n', 404))
  routes.get('*', (c) => serveDesk(c, dependencies, folder))
  routes.all('*', (c) => c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }))
  return routes
}

async function serveDesk(
  c: Context<AppEnv>,
  { sites, config }: DeskDependencies,
  folder: string,
): Promise<Response> {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return c.text('The desk is not compiled: run npm run build.\n', 503)
  const page = await readFile(file, 'utf8')
  const tenantSites = sites.sites.filter(({ tenant }) => tenant === c.get('tenant'))
  // A call in a language that none of these sites has is refused, so the desk is then shown in English.
  const served = sites.languages.filter(({ code }) =>
    tenantSites.some((site) => site.languages.includes(code)),
  )
  const data = {
    siteId: rootSiteOf(sites, c.get('tenant'))?.siteId,
    languages: Object.fromEntries(served.map(({ code, id }) => [code, id])),
  }
  const videos = config.videoOrigin ? [config.videoOrigin] : []
  c.header('content-security-policy', policyWith(Object.values(config.origins), videos))
  c.header('cache-control', 'no-cache')
  c.header('x-robots-tag', 'noindex')
  return c.html(page.replace('<html', `<html data-desk="${escapeMarkup(JSON.stringify(data))}"`))
}
