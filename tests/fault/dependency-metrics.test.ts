import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { openBucket } from '../fixtures/server/bucket.ts'
import { openTraceReceiver } from '../fixtures/server/trace-receiver.ts'
import { startPortalServer } from './portal-server.ts'
import { seededEnvironment, startSeededCluster } from './seeded-cluster.ts'

test('requests of a job to the bucket are counted by operation, also those that fail, and are part of its trace', async () => {
  const [imitated, receiver, cluster] = [
    await openBucket(),
    await openTraceReceiver(),
    await startSeededCluster(),
  ]
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-dependency-'))
  onTestFinished(async () => {
    imitated.close()
    await receiver.close()
    await cluster.stop()
    rmSync(dataDir, { recursive: true })
  })
  const metricsPort = await findFreePort()
  const { url, region, accessKeyId, secretAccessKey } = imitated.bucket
  imitated.answerWith(403)
  // The demonstration has mails in its queue; without an SMTP server, the job sendMails stores them in the bucket.
  const server = await startPortalServer(await findFreePort(), dataDir, {
    ...seededEnvironment,
    ...{
      DATABASE_URL: cluster.urlOf('portal'),
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    },
    ...{ S3_URL: url, S3_REGION: region },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  })
  onTestFinished(() => server.stop())
  const numberOf = async (metric: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(
      text.match(new RegExp(`^${metric}{dependency="s3",operation="store"} (\\d+)$`, 'm'))?.[1] ?? 0,
    )
  }
  const counted = () => numberOf('portal_dependency_duration_seconds_count')
  const failed = () => numberOf('portal_dependency_failures_total')
  await expect.poll(failed, { timeout: 30_000 }).toBeGreaterThan(0)
  imitated.answerWith(undefined)
  await expect.poll(async () => (await counted()) - (await failed()), { timeout: 60_000 }).toBeGreaterThan(0)
  await server.stop()
  const stored = receiver.spans.filter(({ name }) => name === 's3 store')
  expect(stored.some((span) => span.failed)).toBe(true)
  const jobs = receiver.spans.filter(({ name }) => name === 'job sendMails')
  for (const { trace } of stored) expect(jobs.map((job) => job.trace)).toContain(trace)
})
