import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGracefulStop } from './graceful-stop.ts'

let server: Server
let drain: () => Promise<void>
let port: number
let waiting: ServerResponse[]

beforeEach(async () => {
  waiting = []
  server = createServer((_, response) => void waiting.push(response))
  drain = createGracefulStop(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as { port: number }).port
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

const request = (agent: Agent): Promise<{ body: string; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, async (answer) => {
      let body = ''
      for await (const piece of answer) body += piece
      resolve({ body, connection: answer.headers.connection })
    }).once('error', reject)
  })

/** Waits until a number of requests have arrived. */
async function arrived(count: number): Promise<void> {
  while (waiting.length < count) await new Promise(setImmediate)
}
function answerAll(): void {
  for (const response of waiting.splice(0)) response.end('whole')
}
async function answered(agent: Agent, count = 1): Promise<void> {
  const all = Promise.all(Array.from({ length: count }, () => request(agent)))
  await arrived(count)
  answerAll()
  await all
}

/** Waits until open connections are no longer served. */
const lastCall = () => vi.advanceTimersByTimeAsync(500)

test('accepted requests are answered whole, and their connections close', async () => {
  const agent = new Agent({ keepAlive: true })
  await answered(agent, 5)
  const accepted = Promise.all(Array.from({ length: 5 }, () => request(agent)))
  await arrived(5)
  const drained = drain()
  answerAll()
  for (const answer of await accepted) expect(answer).toEqual({ body: 'whole', connection: 'close' })
  await lastCall()
  await drained
  expect(vi.getTimerCount()).toBe(0)
  await expect(request(agent)).rejects.toThrow('ECONNREFUSED')
})

test('a request on an open connection is answered while the last call runs', async () => {
  const agent = new Agent({ keepAlive: true })
  await answered(agent)
  const drained = drain()
  await vi.advanceTimersByTimeAsync(499)
  const late = request(agent)
  await arrived(1)
  answerAll()
  expect(await late).toEqual({ body: 'whole', connection: 'close' })
  await vi.advanceTimersByTimeAsync(1)
  await drained
})

test('behind a proxy, open connections serve for three seconds', async () => {
  drain = createGracefulStop(server, { isBehindProxy: true })
  const agent = new Agent({ keepAlive: true })
  await answered(agent)
  const drained = drain()
  await vi.advanceTimersByTimeAsync(2999)
  const late = request(agent)
  await arrived(1)
  answerAll()
  expect((await late).body).toBe('whole')
  await vi.advanceTimersByTimeAsync(1)
  await drained
})

test('an open connection without a request does not delay the end', async () => {
  const agent = new Agent({ keepAlive: true })
  await answered(agent)
  const drained = drain()
  await lastCall()
  await drained
  agent.destroy()
})

test('before the end connections stay open', async () => {
  const agent = new Agent({ keepAlive: true })
  const asked = request(agent)
  await arrived(1)
  answerAll()
  expect((await asked).connection).toBe('keep-alive')
  agent.destroy()
})

test('an answer that takes longer than twenty seconds is cut off', async () => {
  const cut = request(new Agent())
  cut.catch(() => {})
  await arrived(1)
  const drained = drain()
  await lastCall()
  let ended = false
  void drained.then(() => {
    ended = true
  })
  await vi.advanceTimersByTimeAsync(19_999)
  expect(ended).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await expect(cut).rejects.toThrow('socket hang up')
  await drained
})

test('headers that were sent are left as they are', async () => {
  const asked = request(new Agent({ keepAlive: true }))
  await arrived(1)
  waiting[0]?.writeHead(200)
  waiting[0]?.write('who')
  const drained = drain()
  waiting[0]?.end('le')
  expect((await asked).body).toBe('whole')
  await lastCall()
  await drained
})
