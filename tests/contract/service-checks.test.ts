import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { checkServices } from '#scripts/operator/check.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import { parseConfig } from '#server/config.ts'
import type { CheckDependencies } from '#server/service-checks/create-service-checks.ts'
import { type RunningServer, startPortalServer } from '#server/start.ts'
import { startMailSink } from '../fault/mail-sink.ts'
import { openBucket } from '../fixtures/server/bucket.ts'
import { startClamd } from '../fixtures/server/clamd.ts'
import { freshPostgresUrl } from '../fixtures/server/databases.ts'
import { startPlainProvider } from '../fixtures/server/plain-provider.ts'
import { recordedLog } from '../fixtures/server/recorded-log.ts'
import { startFakeStripe, stripeKeys } from '../fixtures/server/stripe.ts'
import { startFakeVies } from '../fixtures/server/vies.ts'

// The provider's package logs warnings about its default settings, which are hidden.
for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})

const hour = 3_600_000
const dataDir = mkdtempSync(join(tmpdir(), 'portal-checks-'))
const ends: (() => void)[] = [() => rmSync(dataDir, { recursive: true })]

/** The environment variables of a production portal whose services all work. */
let env: Record<string, string>
beforeAll(async () => {
  const origin = `http://localhost:${await findFreePort()}`
  const [imitated, mails] = [await openBucket(), await startMailSink()]
  const [provider, stripe] = [await startPlainProvider(origin), await startFakeStripe(Date.now)]
  const vies = await startFakeVies()
  ends.push(imitated.close, mails.close, () => void provider.pause(), stripe.stop, vies.stop)
  const { bucket } = imitated
  env = {
    ...{ DATA_DIR: dataDir, DATABASE_URL: await freshPostgresUrl(), ORIGIN_MAIN: origin },
    SECRET_KEYS: 'one-secret-of-the-service-checks-only',
    VIES_URL: vies.url,
    ...{
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.client.id,
      OIDC_CLIENT_SECRET: provider.client.secret,
    },
    ...{
      STRIPE_URL: stripe.url,
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: 'whsec_of_tests',
    },
    ...{ S3_URL: bucket.url, S3_REGION: bucket.region, S3_ACCESS_KEY_ID: bucket.accessKeyId },
    ...{ S3_SECRET_ACCESS_KEY: bucket.secretAccessKey, MAIL_URL: mails.url, MAIL_FROM: 'portal@example.org' },
  }
})
afterAll(() => {
  for (const end of ends) end()
})

const roomy: Partial<CheckDependencies> = { freeBytes: async () => 50e9 }

/** Returns the output of `npm run operator -- check` with these additional variables. */
const check = (more: Record<string, string> = {}, ground: Partial<CheckDependencies> = {}): Promise<string> =>
  checkServices(parseConfig({ ...env, ...more }), { ...roomy, ...ground }).catch(
    (error: Error) => error.message,
  )

const problemsOf = (said: string): string[] =>
  said.split('\n').filter((line) => !/: (works|not configured .*|not checked, .*)$/.test(line))

/** Starts a server that publishes the discovery document of another issuer. */
async function otherIssuer(): Promise<string> {
  const server = createServer((_, response) => {
    const document = { issuer: 'http://localhost:1', authorization_endpoint: 'http://localhost:1/authorize' }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test('with all services working each is listed, and an unconfigured one with its fallback', async () => {
  const output = await check()
  expect(problemsOf(output)).toEqual([])
  expect(output.split('\n')).toHaveLength(9)
  expect(output).toContain('scanner of uploads: not configured (CLAMD_ADDRESS), uploads are not scanned')
})

test('a demonstration lists its missing services, and its embedded database', async () => {
  const PORT = String(await findFreePort())
  const demonstration = parseConfig({ DATA_DIR: dataDir, PORT })
  expect((await checkServices(demonstration, roomy)).split('\n')).toEqual([
    `the embedded database in ${dataDir}: not checked, because no server runs at http://127.0.0.1:${PORT}`,
    `the disk of ${dataDir}: works`,
    'the clock of this machine: works',
    'bucket: not configured (S3_URL), files are stored in the database',
    'mail server: not configured (MAIL_URL), mails are stored in the database',
    'OpenID provider: not configured (OIDC_ISSUER), people sign in with the embedded provider',
    'Stripe: not configured (STRIPE_SECRET_KEY), payments go to the local provider, which takes no money',
    'scanner of uploads: not configured (CLAMD_ADDRESS), uploads are not scanned',
    'VIES: not configured (VIES_URL), VAT numbers are confirmed by a stand-in without requests',
  ])
})

test('the embedded database is tried by the running server, which holds it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-checks-embedded-'))
  cpSync(inject('seededPglite'), join(folder, 'db'), { recursive: true })
  const PAYMENT_PORT = String(await findFreePort())
  const config = parseConfig({ DATA_DIR: folder, PORT: String(await findFreePort()), PAYMENT_PORT })
  const running = await startPortalServer(config, recordedLog().log)
  onTestFinished(async () => {
    await running.stop()
    rmSync(folder, { recursive: true })
  })
  expect((await checkServices(config, roomy)).split('\n')[0]).toBe(
    `the embedded database in ${folder}: works`,
  )
})

test('an unreachable PostgreSQL is one line with one cause', async () => {
  const dead = `127.0.0.1:${await findFreePort()}`
  expect(problemsOf(await check({ DATABASE_URL: `postgres://nobody:hidden@${dead}/portal` }))).toEqual([
    expect.stringMatching(
      new RegExp(`^DATABASE_URL: PostgreSQL at ${dead}/portal: connect ECONNREFUSED ${dead}$`),
    ),
  ])
})

test.each([
  [
    'a wrong secret of the bucket',
    { S3_SECRET_ACCESS_KEY: 'another one' },
    /^S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: .*403/,
  ],
  [
    'a wrong key of Stripe',
    { STRIPE_SECRET_KEY: 'sk_test_another' },
    /^STRIPE_SECRET_KEY: .*rejected \(401\)/,
  ],
  ['no mail server', { MAIL_URL: '' }, /^MAIL_URL: mail: it is not set/],
])('%s is named by its variable', async (_, more, problem) => {
  expect(problemsOf(await check(more))).toEqual([expect.stringMatching(problem)])
})

test('services that don’t answer are named by their variables', async () => {
  const dead = `127.0.0.1:${await findFreePort()}`
  for (const [variable, value] of [
    ['MAIL_URL', `smtp://${dead}`],
    ['S3_URL', `http://${dead}/files`],
    ['OIDC_ISSUER', `http://${dead}`],
    ['STRIPE_URL', `http://${dead}`],
    ['CLAMD_ADDRESS', dead],
    ['VIES_URL', `http://${dead}`],
    ['DATABASE_URL', `postgres://nobody:hidden@${dead}/portal`],
  ] as const) {
    const problems = problemsOf(await check({ [variable]: value }))
    expect(problems[0], variable).toMatch(new RegExp(`^${variable}: `))
    expect(problems.join()).not.toContain('hidden')
  }
})

test('a provider whose document has another issuer is reported', async () => {
  const problems = problemsOf(await check({ OIDC_ISSUER: await otherIssuer() }))
  expect(problems).toEqual([expect.stringMatching(/^OIDC_ISSUER: .* names another issuer$/)])
})

test.each([
  [
    'does not know the number',
    { unknown: ['PL0000000000'] },
    /does not know PL0000000000, .* \(payment\.json\)$/,
  ],
  [
    'is asked by a wrong number',
    { requesters: [] },
    /answered INVALID_REQUESTER_INFO for the seller PL0000000000$/,
  ],
  ['can’t ask the member state', { errors: ['MS_UNAVAILABLE'] }, /answered MS_UNAVAILABLE for the seller/],
])('a register of VAT numbers that %s of the seller is reported', async (_, settings, problem) => {
  const vies = await startFakeVies(settings)
  onTestFinished(vies.stop)
  const [line, ...others] = problemsOf(await check({ VIES_URL: vies.url }))
  expect([line, others]).toEqual([expect.stringMatching(problem), []])
  expect(line).toMatch(/^VIES_URL: /)
})

test('a scanner that works is no problem', async () => {
  const clamd = await startClamd()
  onTestFinished(() => clamd.close())
  expect(problemsOf(await check({ CLAMD_ADDRESS: clamd.address }))).toEqual([])
})

test('a clock an hour off is reported against the database, or else against a service', async () => {
  const clock = () => Date.now() + hour
  const [ofDatabase] = problemsOf(await check({}, { clock }))
  expect(ofDatabase).toBe("DATABASE_URL: the clock of this machine: it is 3600 s ahead of the database's")
  const [ofService] = problemsOf(await check({}, { clock: () => Date.now() - hour, db: null }))
  expect(ofService).toMatch(
    /^OIDC_ISSUER: the clock of this machine: it is 3[56]\d\d s behind the clock of localhost/,
  )
})

test('an almost full disk is reported with its free space', async () => {
  const problems = problemsOf(await check({}, { freeBytes: async () => 120e6 }))
  expect(problems).toEqual([`DATA_DIR: the disk of ${dataDir}: only 120 MB are free`])
})

test('the server starts without waiting for failing services, and logs warnings', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { log, lines } = recordedLog()
  const MAIL_URL = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const PORT = String(await findFreePort())
  let running: RunningServer | undefined
  onTestFinished(async () => {
    await running?.stop()
    silent.closeAllConnections()
    silent.close()
  })
  running = await startPortalServer(
    parseConfig({ ...env, PORT, MAIL_URL, S3_SECRET_ACCESS_KEY: 'another one', DRAIN: '0', MIGRATE: '1' }),
    log,
  )
  const isListening = lines.findIndex(({ message }) => message?.includes('listens on'))
  const warnings = () =>
    lines.flatMap(({ level, message }, at) => (level === 'warn' ? [{ message, at }] : []))
  await expect.poll(() => warnings().length).toBeGreaterThan(0)
  // The mail server has not responded yet.
  expect(warnings()).toEqual([
    { message: expect.stringMatching(/^S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: /), at: expect.any(Number) },
  ])
  expect(warnings()[0]?.at).toBeGreaterThan(isListening)
})
