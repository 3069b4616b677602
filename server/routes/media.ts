import { ReadableStream } from 'node:stream/web'
import { type Context, Hono } from 'hono'
import { byteRange } from '../http/byte-range.ts'
import type { Edge, Parts } from '../http/edge.ts'
import type { Storage, StoredFile } from '../ports/storage.ts'
import { isAddressOf } from '../services/media/sign-address.ts'

/** Videos, captions and learners' own data by signed address, for the session that asked for it only. */
export function mediaRoutes({ ports, secrets, clock }: Parts): Hono<Edge> {
  const media = new Hono<Edge>()
  media.on(['GET', 'HEAD'], '/:file{[a-z0-9.-]+}', async (c) => {
    const session = c.get('session')
    const address = { path: c.req.path, until: Number(c.req.query('until')), sig: c.req.query('sig') ?? '' }
    c.header('cache-control', 'private, no-store')
    if (!session || !isAddressOf(secrets.keys, address, session.id, clock()))
      return c.text('Forbidden\n', 403)
    const file = await ports.storage.find(c.req.param('file'))
    return file ? sendFile(c, ports.storage, file) : c.text('Not found\n', 404)
  })
  return media
}

function sendFile(c: Context<Edge>, storage: Storage, file: StoredFile): Response {
  const etag = `"${file.digest}"`
  // What a learner took out is read once, and may be a shared machine's next reader's to find.
  c.header('cache-control', file.type === 'application/json' ? 'private, no-store' : 'private, max-age=7200')
  c.header('accept-ranges', 'bytes')
  c.header('etag', etag)
  const ifRange = c.req.header('if-range')
  const range = ifRange === undefined || ifRange === etag ? byteRange(c.req.header('range'), file.size) : null
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
  return c.body(ReadableStream.from(storage.read(file.key, from, to)) as globalThis.ReadableStream, status)
}
