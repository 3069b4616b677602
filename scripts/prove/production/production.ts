import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailSink } from '#tests/fault/mail-sink.ts'
import { startFakeStripe, stripeKeys } from '#tests/fixtures/server/stripe.ts'
import { startPostgresCluster } from '../../postgres/postgres-cluster.ts'
import { findFreePort } from '../../test/free-port.ts'
import { startBalancer } from '../deploy/balancer.ts'
import { buildCopy, stopServer, waitUntilResponding } from '../deploy/build-copy.ts'
import { startGlewlwyd } from '../openid/glewlwyd.ts'
import { buyInBrowser } from './buy-in-browser.ts'

// The secret consists of letters only, because this provider compares it as received, without decoding it.
const client = { id: 'portal', secret: 'theSecretOfThisProof' }

/**
 * Sets up the portal as the README describes production: a build, PostgreSQL, two servers behind nginx with TLS, an
 * external identity provider, a fake of Stripe, and a mail server. A person signs in with a browser, enrols and pays
 * by card; meanwhile, one server is stopped.
 */
export async function testProductionSetup(): Promise<boolean> {
  const cluster = await startPostgresCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'portal-production-'))
  const ends: (() => unknown)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
    () => cluster.stop(),
  ]
  try {
    await cluster.create('portal')
    const [one, two, port, providerPort] = await Promise.all([
      findFreePort(),
      findFreePort(),
      findFreePort(),
      findFreePort(),
    ])
    const origin = `https://localhost:${port}`
    const redirect = `${origin}/user/sso/callback`
    const provider = await startGlewlwyd(folder, providerPort, { ...client, redirect })
    ends.push(provider.stop)
    await provider.person('ada', { name: 'Ada Byron', email: 'ada@example.org' })
    const [stripe, mails] = [await startFakeStripe(Date.now), await startMailSink()]
    ends.push(stripe.stop, mails.close)
    const production = await buildCopy('production')
    ends.push(() => rmSync(production.folder, { recursive: true, force: true }))
    const environment = {
      ...{ DATABASE_URL: cluster.urlOf('portal'), DATA_DIR: join(folder, 'data'), SITES: 'en,eu', DEMO: '1' },
      ...{ SECRET_KEYS: randomUUID() + randomUUID(), OPERATOR_TOKEN: randomUUID(), LOG_LEVEL: 'error' },
      ...{ ORIGIN_MAIN: origin, ADDRESS_HEADER: 'x-real-ip', DRAIN: '1' },
      ...{ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
      ...{ OIDC_SCOPE: 'openid', MAIL_URL: mails.url, MAIL_FROM: 'portal@example.org' },
      ...{ STRIPE_URL: stripe.url, STRIPE_SECRET_KEY: stripeKeys.secretKey },
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    }
    const at = (own: number) => ({ ...environment, PORT: String(own) })
    const servers = [one, two].map((own) => production.start(at(own)))
    for (const server of servers) ends.push(() => stopServer(server))
    await waitUntilResponding(one, '/healthz', servers[0] as (typeof servers)[0])
    console.log(await production.command('publish', [], at(one)))
    await waitUntilResponding(two, '/readyz', servers[1] as (typeof servers)[0])
    ends.push(await startBalancer('nginx', { folder, port, servers: [one, two] }))
    return await buyInBrowser(origin, {
      signIn: (authorization) => provider.signIn('ada', authorization),
      loseServer: () => stopServer(servers[0]),
      stripe,
      mails: () => mails.taken.length,
    })
  } finally {
    for (const each of ends.reverse()) await each()
  }
}
