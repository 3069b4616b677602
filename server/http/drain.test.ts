import { Agent, createServer, get, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { drainable } from './drain.ts'

let server: Server
let drain: () => Promise<void>
let port: number

beforeEach(async () => {
  server = createServer(async (_, response) => {
    await wait(100)
    response.end('whole')
  })
  drain = drainable(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as { port: number }).port
})

const ask = (agent: Agent): Promise<{ body: string; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, async (answer) => {
      let body = ''
      for await (const piece of answer) body += piece
      resolve({ body, connection: answer.headers.connection })
    }).once('error', reject)
  })

test('what was accepted is answered whole, and its connection closes', async () => {
  const agent = new Agent({ keepAlive: true })
  await Promise.all(Array.from({ length: 5 }, () => ask(agent)))
  const accepted = Promise.all(Array.from({ length: 5 }, () => ask(agent)))
  await wait(20)
  const drained = drain()
  for (const answer of await accepted) expect(answer).toEqual({ body: 'whole', connection: 'close' })
  await drained
  await expect(ask(agent)).rejects.toThrow('ECONNREFUSED')
})

test('a request that came in the moment of the end is answered too', async () => {
  const agent = new Agent({ keepAlive: true })
  await ask(agent)
  const drained = drain()
  const late = ask(agent)
  expect(await late).toEqual({ body: 'whole', connection: 'close' })
  await drained
})

test('an open connection on which nobody asks does not hold the end up', async () => {
  const agent = new Agent({ keepAlive: true })
  await ask(agent)
  await drain()
  agent.destroy()
})
