import { ReadableStream } from 'node:stream/web'
import { type Context, Hono } from 'hono'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { attachmentHeaderOf } from '../../http/attachment.ts'
import { createLoggedStream, type StreamReporting } from '../../http/logged-stream.ts'
import { isOperator, urlHolderOf } from '../../http/operator.ts'
import { parseByteRange } from '../../http/parse-byte-range.ts'
import type { Storage, StoredFile } from '../../ports/storage.ts'
import { isPublicVideo } from '../../services/catalogue/video/is-public-video.ts'
import { hasValidSignature } from '../../services/platform/document/sign-url.ts'
import { findFileOrThumbnail } from '../../services/publishing/picture/thumbnail.ts'

/**
 * Returns the routes of videos, captions, documents and learners' exports by signed URL, only for the session that
 * requested the URL. Files below `films` are introductions of certifications and trailers of courses, which anybody
 * may watch.
 */
export function createMediaRoutes(dependencies: Dependencies): Hono<AppEnv> {
  const { db, ports, secrets, clock } = dependencies
  const media = new Hono<AppEnv>()
  media.on(['GET', 'HEAD'], '/films/:file{[a-z0-9.-]+}', async (c) => {
    const name = c.req.param('file')
    const isKnown = await isPublicVideo(db, c.get('tenant'), name)
    const file = isKnown ? await ports.storage.find(name) : undefined
    if (!file) return c.text('Not found\n', 404)
    c.header('cache-control', 'public, max-age=3600')
    return (await redirectToBucket(c, dependencies, file)) ?? sendStoredFile(c, dependencies, file)
  })
  media.on(['GET', 'HEAD'], '/:file{[a-z0-9.-]+}', async (c) => {
    const { until, name = '', sig = '' } = c.req.query()
    const address = { path: c.req.path, until: Number(until), name, sig }
    c.header('cache-control', 'private, no-store')
    const isKnown = c.get('session') !== undefined || isOperator(c, { secrets })
    if (!isKnown || !hasValidSignature(secrets.keys, address, urlHolderOf(c), clock()))
      return c.text('Forbidden\n', 403)
    const file = await findFileOrThumbnail(ports.storage, c.req.param('file'))
    if (!file) return c.text('Not found\n', 404)
    if (name) c.header('content-disposition', attachmentHeaderOf(name))
    // Only media files are cached: another user of a shared computer could find a learner's export in the cache.
    if (/^(video|audio|text\/vtt)/.test(file.type)) c.header('cache-control', 'private, max-age=7200')
    return (await redirectToBucket(c, dependencies, file)) ?? sendStoredFile(c, dependencies, file)
  })
  return media
}

/**
 * Redirects a player to a URL of the bucket, so that the bytes of videos do not pass through the server; undefined
 * if the server sends the file itself. Decision: docs/decisions/videos.md.
 */
async function redirectToBucket(
  c: Context<AppEnv>,
  { ports: { storage }, clock }: Pick<Dependencies, 'ports' | 'clock'>,
  { key, type }: StoredFile,
): Promise<Response | undefined> {
  if (!type.startsWith('video/') || c.req.method !== 'GET' || !storage.signForBrowser) return undefined
  c.header('cache-control', 'private, no-store')
  return c.redirect(await storage.signForBrowser(key, clock()), 307)
}

/** The dependencies with which a stored file is sent. */
export interface SendingDependencies extends StreamReporting {
  ports: { storage: Pick<Storage, 'find' | 'read'> }
}

/** Sends a stored file, or the range that the request names. Logs a storage failure during the transfer. */
export function sendStoredFile(
  c: Context<AppEnv>,
  { ports: { storage }, ...reporting }: SendingDependencies,
  file: StoredFile,
): Response {
  const etag = `"${file.digest}"`
  c.header('accept-ranges', 'bytes')
  c.header('etag', etag)
  const ifRange = c.req.header('if-range')
  const range =
    ifRange === undefined || ifRange === etag ? parseByteRange(c.req.header('range'), file.size) : null
  if (range === 'outside') {
    c.header('content-range', `bytes */${file.size}`)
    return c.body(null, 416)
  }
  const { from, to } = range ?? { from: 0, to: file.size - 1 }
  c.header('content-type', file.type)
  c.header('content-length', String(to - from + 1))
  if (range) c.header('content-range', `bytes ${from}-${to}/${file.size}`)
  const status = range ? 206 : 200
  if (c.req.method === 'HEAD') return c.body(null, status)
  const bytes = createLoggedStream(c, reporting, {
    key: file.key,
    status,
    parts: storage.read(file.key, from, to),
  })
  return c.body(ReadableStream.from(bytes) as globalThis.ReadableStream, status)
}
