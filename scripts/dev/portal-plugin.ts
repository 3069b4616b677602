import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { mediaTypeOf } from '#src/hosting/media-type.ts'
import { healthPaths, isServerPath } from '#src/hosting/server-path.ts'
import { tenantOfRequest } from '#src/page-data/development.ts'
import type { ImageContext } from '#src/publisher/render-pictures.ts'
import { type CrawlerContext, renderCrawlerFile } from './crawlers.ts'
import type { LivePortal } from './live-portal.ts'
import { renderPicture } from './render-picture.ts'

/** The parts of the development server, apart from the pages. */
export interface PluginParts {
  portal: LivePortal
  asked: CrawlerContext
  images: ImageContext
}

/** Handles all requests in development except those for pages: API calls, sign-in, crawler files and pictures. */
export const createPortalPlugin = ({ portal, asked, images }: PluginParts): Plugin => ({
  name: 'portal',
  configureServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const address = request.url ?? '/'
      const path = address.split('?')[0] as string
      const tenant = tenantOfRequest(request.headers.host ?? '', asked.sites)
      try {
        if (isServerPath(path) || healthPaths.includes(path)) return await portal.handle(request, response)
        const crawled = /\.(txt|xml)$/.test(path) ? await renderCrawlerFile(path, tenant, asked) : undefined
        const body =
          crawled ?? (path.startsWith('/_pictures/') ? await renderPicture(path, images) : undefined)
        if (body === undefined) return next()
        send(response, path, body)
      } catch (error) {
        next(error)
      }
    })
  },
})

const send = (response: ServerResponse, path: string, body: string | Buffer): void => {
  response.setHeader('Content-Type', mediaTypeOf(path)).end(body)
}
