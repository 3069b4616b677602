import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { deskFolder, deskPath } from '#src/hosting/desk.ts'
import { fileHeaders } from '#src/hosting/file-headers.ts'
import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import { rootSite } from '#src/sites/root-site.ts'
import type { AppEnv, Dependencies } from '../http/app-env.ts'

/** The policy of the desk: its own files and calls, frames of previews, pictures and films of the portal. */
const policyWith = (origins: readonly string[], videos: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `connect-src 'self'`,
    `img-src 'self' data: blob: ${videos.join(' ')}`.trim(),
    `media-src 'self' blob: ${videos.join(' ')}`.trim(),
    `frame-src 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Returns the routes of the screens of staff. The files contain no data: all of it comes from calls, which check the role. */
export function deskPageRoutes(dependencies: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.use(compress())
  routes.get(
    '/assets/*',
    serveStatic({
      root: deskFolder,
      rewriteRequestPath: (path) => path.slice(deskPath.length),
      onFound: (_, c) => {
        for (const [name, value] of Object.entries(fileHeaders('forever'))) c.header(name, value)
      },
    }),
  )
  routes.get('/assets/*', (c) => c.text('Not found\n', 404))
  routes.get('*', (c) => showDesk(c, dependencies))
  return routes
}

async function showDesk(c: Context<AppEnv>, { sites, config }: Dependencies): Promise<Response> {
  const page = await readFile(join(deskFolder, 'index.html'), 'utf8')
  const data = {
    siteId: rootSite(sites, c.get('tenant'))?.siteId,
    languages: Object.fromEntries(sites.languages.map(({ code, id }) => [code, id])),
  }
  const videos = config.videoOrigin ? [config.videoOrigin] : []
  c.header('content-security-policy', policyWith(Object.values(config.origins), videos))
  c.header('cache-control', 'no-cache')
  c.header('x-robots-tag', 'noindex')
  return c.html(page.replace('<html', `<html data-desk="${escapeMarkup(JSON.stringify(data))}"`))
}
