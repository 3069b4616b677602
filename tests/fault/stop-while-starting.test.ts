import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { program } from './program.ts'
import { newDataDir } from './seeded-folder.ts'

let silentDatabase: Server
let port: number
beforeAll(async () => {
  port = await findFreePort()
  silentDatabase = createServer().listen(port, '127.0.0.1')
  await once(silentDatabase, 'listening')
})
afterAll(() => {
  silentDatabase.close()
})

test('SIGTERM ends a server that still waits for its database, as the first process of a container too', async () => {
  const environment = {
    ...{
      DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
      DEMO: '1',
      DATA_DIR: newDataDir('starting'),
    },
    ...{ SECRET_KEYS: 'a-secret-of-at-least-thirty-two-signs', PORT: String(await findFreePort()) },
    PAYMENT_PORT: String(await findFreePort()),
  }
  const connected = once(silentDatabase, 'connection')
  const child: ChildProcess = spawn(process.execPath, [program('server')], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await connected
  child.kill('SIGTERM')
  // Exit code 0 shows that a handler ended the process: without a handler the code is null, and the first process
  // of a container ignores the signal.
  expect(await ended).toEqual([0, null])
})
