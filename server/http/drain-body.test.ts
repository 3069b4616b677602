import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { createDrainBodyMiddleware } from './drain-body.ts'
import { readBody } from './read-body.ts'

let server: Server
let port: number
beforeEach(async () => {
  const app = new Hono<AppEnv>()
  app.use(createDrainBodyMiddleware())
  app.post('/limited', bodyLimit({ maxSize: 1024 }), (c) => c.text('taken'))
  app.post('/read', async (c) => c.text('read', (await readBody(c, 1024)) ? 200 : 413))
  app.post('/unread', (c) => c.text('refused', 400))
  app.get('/', (c) => c.text('next'))
  const answer = getRequestListener(app.fetch)
  server = createServer((...asked) => void answer(...asked))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

interface Sent {
  method?: string
  path?: string
  bytes?: number
  chunked?: boolean
}

function send(agent: Agent, { method = 'POST', path = '/', bytes = 0, chunked = false }: Sent) {
  const headers = chunked || bytes === 0 ? {} : { 'content-length': bytes }
  return new Promise<{ status?: number; connection?: string; port?: number }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
      const { statusCode: status, headers, socket } = answer
      answer
        .resume()
        .once('end', () => resolve({ status, connection: headers.connection, port: socket.localPort }))
    })
    asked.once('error', reject)
    for (let left = bytes; left > 0; left -= 65_536) asked.write(Buffer.alloc(Math.min(left, 65_536)))
    asked.end()
  })
}

test.each([
  ['/limited', false, 413],
  ['/limited', true, 413],
  ['/read', false, 413],
  ['/read', true, 413],
  ['/unread', false, 400],
  ['/unread', true, 400],
] as const)(
  'the next request on 12 kept connections is answered after %s, chunked: %j',
  async (path, chunked, status) => {
    const agents = Array.from({ length: 12 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
    const refused = await Promise.all(agents.map((agent) => send(agent, { path, bytes: 3_000_000, chunked })))
    const after = await Promise.all(agents.map((agent) => send(agent, { method: 'GET' })))
    expect(refused.map((each) => each.status)).toEqual(Array(12).fill(status))
    expect(after.map((each) => each.status)).toEqual(Array(12).fill(200))
    expect(after.map((each) => each.port)).toEqual(refused.map((each) => each.port))
    for (const agent of agents) agent.destroy()
  },
)

test('a body too large to discard closes its connection, with a header that says so', async () => {
  const headers = { 'content-length': 64 * 1024 * 1024 }
  const connection = await new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method: 'POST', path: '/unread', headers }, (answer) => {
      resolve(answer.headers.connection)
      asked.destroy()
    })
    asked.once('error', reject)
    asked.flushHeaders()
  })
  expect(connection).toBe('close')
})

/**
 * Sends the beginning of a body whose length is not known. Returns the headers of the response, and a function that
 * sends more.
 */
function begin() {
  const asked = request({ host: '127.0.0.1', port, method: 'POST', path: '/unread' })
  const answered = new Promise<string | undefined>((resolve, reject) => {
    asked.once('response', (answer) => resolve(answer.headers.connection))
    asked.once('error', reject)
  })
  asked.write('x')
  return { asked, answered }
}

test('a body that does not end within five seconds ends its connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { asked, answered } = begin()
    while (vi.getTimerCount() === 0) await new Promise(setImmediate)
    let early = false
    void answered.then(() => {
      early = true
    })
    await vi.advanceTimersByTimeAsync(4999)
    expect(early).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answered).toBe('close')
    asked.destroy()
  } finally {
    vi.useRealTimers()
  }
})

test('a body that ends in time leaves its connection open, and no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { asked, answered } = begin()
    while (vi.getTimerCount() === 0) await new Promise(setImmediate)
    asked.end('the rest')
    expect(await answered).toBe('keep-alive')
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

const most = 32 * 1024 * 1024

/** Responds to a request with a streamed body. Returns the Connection header of the response. */
async function connectionAfter(feed: (body: PassThrough) => void, more: object = {}): Promise<string | null> {
  const body = Object.assign(new PassThrough({ highWaterMark: 2 * most }), { complete: false }, more)
  const app = new Hono<AppEnv>().use(createDrainBodyMiddleware()).get('/', (c) => c.text(''))
  const answered = app.request('/', {}, { incoming: body } as never)
  feed(body)
  return (await answered).headers.get('connection')
}

test('a body of unknown length ends its connection once more than 32 MB of it were thrown away', async () => {
  const megabyte = Buffer.alloc(1024 * 1024)
  const feed = (bytes: number) => (body: PassThrough) => {
    for (let sent = 0; sent < most; sent += megabyte.byteLength) body.write(megabyte)
    body.end(Buffer.alloc(bytes))
  }
  expect(await connectionAfter(feed(0))).toBeNull()
  expect(await connectionAfter(feed(1))).toBe('close')
})

test('a body that breaks off ends its connection', async () => {
  expect(await connectionAfter((body) => void setImmediate(() => body.destroy()))).toBe('close')
})

test('a body that others pause is read on', async () => {
  const connection = await connectionAfter((body) => {
    body.pause()
    body.end('the rest')
  })
  expect(connection).toBeNull()
})

test('a body that was read, or can’t be read any more, is left alone', async () => {
  expect(await connectionAfter(() => {}, { complete: true })).toBeNull()
  const gone = new PassThrough()
  gone.destroy()
  const app = new Hono<AppEnv>().use(createDrainBodyMiddleware()).get('/', (c) => c.text(''))
  const response = await app.request('/', {}, { incoming: gone } as never)
  expect(response.headers.get('connection')).toBeNull()
  expect((await app.request('/')).headers.get('connection')).toBeNull()
})

test('no listener stays on the body in any case', async () => {
  const events = ['data', 'pause', 'end', 'close'] as const
  const body = Object.assign(new PassThrough(), { complete: false })
  const before = events.map((event) => body.listenerCount(event))
  const app = new Hono<AppEnv>().use(createDrainBodyMiddleware()).get('/', (c) => c.text(''))
  const answered = app.request('/', {}, { incoming: body } as never)
  body.end('x')
  await answered
  expect(events.map((event) => body.listenerCount(event))).toEqual(before)
})
