import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgresCluster } from '#scripts/postgres/postgres-cluster.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import { signKey } from './portal-server.ts'
import { runProgram } from './run-program.ts'
import { newDataDir } from './seeded-folder.ts'

/** The environment variables of production; the services in them are not called. */
const production = {
  SECRET_KEYS: 'a-secret-of-at-least-thirty-two-signs',
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'x',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_test_1',
  VIES_URL: 'http://127.0.0.1:9',
  SIGN_KEYS: `${signKey.appId}:${signKey.key}`,
  SIGN_DOMAINS: `${signKey.appId}:example.org`,
}

let dataDir: string
let environment: Record<string, string>
beforeAll(async () => {
  dataDir = newDataDir('start-words')
  environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(await findFreePort()),
    PAYMENT_PORT: String(await findFreePort()),
  }
})
afterAll(() => rmSync(dataDir, { recursive: true }))

/** Returns the lines that a server prints when it can't start, and the time until it ends, in milliseconds. */
async function outputOf(more: Record<string, string>) {
  const began = performance.now()
  const ran = await runProgram('server', [], { ...environment, ...more })
  expect(ran.code).toBe(1)
  return { lines: ran.said.trim().split('\n'), after: performance.now() - began }
}

test('an unusable data folder is reported within two seconds of the program’s own time', async () => {
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  const { lines } = await outputOf({ DATA_DIR: file })
  expect(lines).toEqual([`Configuration: DATA_DIR (${file}) can't be used: there is a file of that name`])
})

test.each(['FILES_DIR', 'EXPORT_DIR'])('an unusable %s is reported', async (variable) => {
  const file = join(dataDir, `file-of-${variable}`)
  writeFileSync(file, '')
  const { lines } = await outputOf({ [variable]: file })
  expect(lines).toEqual([`Configuration: ${variable} (${file}) can't be used: there is a file of that name`])
})

test('a damaged embedded database is reported with its folder', async () => {
  const damaged = newDataDir('damaged')
  rmSync(join(damaged, 'db', 'global'), { recursive: true })
  const { lines } = await outputOf({ DATA_DIR: damaged })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`Configuration: DATA_DIR (${damaged}): the embedded database in its folder db`)
  rmSync(damaged, { recursive: true })
})

test('a taken PORT or PAYMENT_PORT is reported, and outside a demonstration only PORT is opened', async () => {
  const neighbour = createServer()
  await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve))
  const takenPort = String((neighbour.address() as AddressInfo).port)
  for (const variable of ['PORT', 'PAYMENT_PORT'])
    expect((await outputOf({ [variable]: takenPort })).lines).toEqual([
      `Configuration: ${variable} ${takenPort} on 127.0.0.1 is taken by another program`,
    ])
  const database = `postgres://nobody:hidden@127.0.0.1:${await findFreePort()}/portal`
  const real = { ...production, PAYMENT_PORT: takenPort, DATABASE_URL: database, DATABASE_WAIT: '0' }
  expect((await outputOf(real)).lines.at(-1)).toMatch(/DATABASE_URL/)
  neighbour.close()
})

test('an unreachable PostgreSQL is waited for with a message, and then reported without its password', async () => {
  const port = await findFreePort()
  const { lines, after } = await outputOf({
    ...production,
    DATABASE_URL: `postgres://portal:hidden@127.0.0.1:${port}/portal`,
    DATABASE_WAIT: '2',
  })
  expect(lines[0]).toContain(`Waiting for the database at 127.0.0.1:${port}/portal: 2 s left`)
  expect(lines.slice(1)).toEqual([
    `Configuration: DATABASE_URL (127.0.0.1:${port}/portal) did not answer in 2 s (ECONNREFUSED)`,
  ])
  expect(lines.join()).not.toContain('hidden')
  expect(after).toBeGreaterThan(2000)
})

test('a missing database is reported immediately', async () => {
  const cluster = await startPostgresCluster(['fsync=off'])
  if (!cluster) throw new Error('PostgreSQL is needed for this test')
  const { lines } = await outputOf({ ...production, DATABASE_URL: cluster.urlOf('nothing') })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    /^Configuration: DATABASE_URL \(.*\/nothing\) rejected the connection: database "nothing" does not/,
  )
  await cluster.stop()
})
