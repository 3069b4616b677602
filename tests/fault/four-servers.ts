import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import type { Database } from '#server/db/client.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openReceiver, type Receiver } from '../fixtures/server/receiver.ts'
import { type MailSink, startMailSink } from './mail-sink.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { seededEnvironment, startSeededCluster } from './seeded-cluster.ts'

/** The number of mails or events in the queue; `npm run prove -- jobs` sends ten times as many. */
export const count = Number(process.env.MAILS ?? 80)

/** Four servers on one PostgreSQL, a mail server and a receiver of webhooks. */
export interface FourServers {
  servers: PortalServer[]
  database: Database
  sink: MailSink
  receiver: Receiver
  stop(): Promise<void>
}

async function startFourServers(): Promise<FourServers> {
  const cluster = await startSeededCluster()
  const folder = mkdtempSync(join(tmpdir(), 'portal-jobs-'))
  const [sink, receiver] = [await startMailSink(), await openReceiver()]
  const environment = {
    ...{ ...seededEnvironment, DATABASE_URL: cluster.urlOf('portal'), SITES: 'za' },
    ...{ MAIL_URL: sink.url, MAIL_FROM: 'portal@example.org' },
    ...{ WEBHOOKS_URL: receiver.url, WEBHOOK_SECRETS: `whsec_${Buffer.alloc(32, 7).toString('base64')}` },
  }
  const start = async () => startPortalServer(await findFreePort(), folder, environment)
  const servers = await Promise.all([start(), start(), start(), start()])
  const database = openPostgres(cluster.urlOf('portal'))
  return {
    ...{ servers, database, sink, receiver },
    async stop() {
      for (const server of servers) await server.stop()
      await database.close()
      sink.close()
      await receiver.close()
      await cluster.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/**
 * Starts four servers on the demonstration's database before the tests of a file, and stops them afterwards.
 * Returns a function that returns them.
 */
export function withFourServers(): () => FourServers {
  let four: FourServers
  beforeAll(async () => {
    four = await startFourServers()
  }, 240_000)
  afterAll(() => four.stop())
  return () => four
}
