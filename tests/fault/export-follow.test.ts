import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTlsCertificate } from '#scripts/test/create-tls-certificate.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import { startNginx } from '#scripts/test/nginx.ts'
import type { ReceivedResponse, SentRequest } from './ask.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { runProgram } from './run-program.ts'
import { copySeeded } from './seeded-folder.ts'

let folder: string
let out: string
let nginxPort: number
let server: PortalServer
let stopNginx: () => Promise<void>
let environment: Record<string, string>
/** A site with only one language. */
const site = 'uk'

const command = async (name: 'operator' | 'publish', ...line: string[]) => {
  const { said, code } = await runProgram(name, line, environment)
  expect(code, said).toBe(0)
  return said
}

/** Requests a path from nginx over TLS, as a visitor does. */
const read = (path: string, { method = 'GET', body }: Partial<SentRequest> & { body?: Buffer } = {}) =>
  new Promise<ReceivedResponse>((resolve, reject) => {
    const options = { port: nginxPort, host: 'localhost', path, method, rejectUnauthorized: false }
    request(options, (answer) => {
      const { statusCode: status = 0, headers } = answer
      buffer(answer).then((bytes) => resolve({ status, headers, body: bytes }), reject)
    })
      .on('error', reject)
      .end(body)
  })

const purged = () => readFileSync(join(folder, 'purged'), 'utf8').split('\n').filter(Boolean)
const hasSettled = () => existsSync(join(out, 'versions.json')) && !existsSync(join(out, 'purge.json'))

/** Withdraws a course of the site to which no other content refers; returns its id. */
async function withdrawOne(): Promise<number> {
  const tables = readFileSync(join(out, 'versions.json'), 'utf8')
  const ids = [...tables.matchAll(/"main\/uk\/course\/detail\/(\d+)\.html"/g)].map(([, id]) => Number(id))
  for (const id of ids.toReversed())
    if ((await runProgram('operator', ['withdraw', 'course', `${id}`], environment)).code === 0) return id
  throw new Error('No course could be withdrawn')
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-follow-'))
  const data = join(folder, 'data')
  copySeeded(data)
  out = join(folder, 'out')
  writeFileSync(join(folder, 'purged'), '')
  const port = await findFreePort()
  nginxPort = await findFreePort()
  const settings = {
    ...{ SITES: site, ORIGIN_MAIN: `https://localhost:${nginxPort}`, ADDRESS_HEADER: 'x-real-ip' },
    ...{ EXPORT_DIR: out, PURGE_COMMAND: `cat >> ${folder}/purged` },
    // No program listens on the first port.
    EXPORT_SERVERS: `http://127.0.0.1:9,http://127.0.0.1:${port}`,
  }
  environment = { PORT: String(port), DATA_DIR: data, DATABASE_URL: '', ...settings }
  server = await startPortalServer(port, data, settings)
  await command('publish')
  for (let tries = 0; !hasSettled() && tries < 300; tries += 1) await wait(100)
  if (!hasSettled())
    throw new Error(
      `The export did not settle: ${readdirSync(folder)} ${existsSync(out) && readdirSync(out)} ${server.said()}`,
    )
  const place = join(folder, 'nginx')
  mkdirSync(place)
  createTlsCertificate(place)
  const configuration = `ssl_certificate ${place}/portal.pem;\nssl_certificate_key ${place}/portal.key;\ninclude ${out}/nginx.conf;\n`
  writeFileSync(join(place, 'portal.conf'), configuration)
  stopNginx = await startNginx(place, join(place, 'portal.conf'), nginxPort)
}, 600_000)

afterAll(async () => {
  await stopNginx?.()
  await server?.stop()
  rmSync(folder, { recursive: true })
})

test('a page is served over TLS on another port than 443', async () => {
  const { status, body } = await read('/uk')
  expect([status, body.includes('<html')]).toEqual([200, true])
})

test('calls reach the living server, also when another one is dead, and sign-in stays on this port', async () => {
  for (let count = 0; count < 4; count += 1) expect((await read('/api/openapi.json')).status).toBe(200)
  const signIn = await read('/user/sso/login?target=%2Fuk')
  expect(signIn.status).toBe(303)
  expect(signIn.headers.location).toContain(`https://localhost:${nginxPort}/`)
})

test('the upload of a question bank of 30 MB is not refused by nginx', async () => {
  const upload = { method: 'POST', body: Buffer.alloc(30 * 1024 * 1024) }
  expect((await read('/api/none', upload)).status).not.toBe(413)
})

test('an act of an editor is visible without a reload of nginx, and only the changed files change', async () => {
  const unchanged = join(out, 'main/uk/exception/notFound.html')
  const before = statSync(unchanged).ctimeMs
  const known = purged().length
  const id = await withdrawOne()
  const path = `/uk/course/detail/${id}`
  await expect.poll(async () => (await read(path)).status, { timeout: 30_000, interval: 100 }).toBe(410)
  expect((await read(path)).body.toString()).toContain('<html')
  expect((await read(`/mobile${path}`)).status).toBe(410)
  await expect.poll(hasSettled, { timeout: 30_000 }).toBe(true)
  const changed = purged().slice(known)
  expect(changed).toContain(`https://localhost:${nginxPort}${path}`)
  expect(changed.length).toBeLessThan(known / 2)
  expect(statSync(unchanged).ctimeMs).toBe(before)
  await command('operator', 'publish', 'course', `${id}`)
  await expect.poll(async () => (await read(path)).status, { timeout: 30_000, interval: 100 }).toBe(200)
})
