import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Edge } from './edge.ts'
import { readToEnd } from './read-to-end.ts'

let server: Server
let port: number
beforeEach(async () => {
  const app = new Hono<Edge>()
  app.use(readToEnd())
  app.post('/limited', bodyLimit({ maxSize: 1024 }), (c) => c.text('taken'))
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

test('a body that is too large to throw away ends its connection, and says so', async () => {
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
