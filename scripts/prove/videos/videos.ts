import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FakeBucket, openBucket } from '#tests/fixtures/server/bucket.ts'
import { bundlePrograms } from '../../build/bundle.ts'
import { startPostgresCluster } from '../../postgres/postgres-cluster.ts'
import { ExamServer } from '../exam/exam-server.ts'
import { writeLargeVideo } from './large-video.ts'
import { testPlayback } from './test-playback.ts'
import { testUpload } from './test-upload.ts'

/** The size of the video in MiB. */
const mebibytes = Number(process.env.MEBIBYTES ?? 1536)

/**
 * An editor uploads a video of 1.5 GiB by the command, while the server and the command are killed. Then a learner
 * plays the video, by ranges and in Chromium. Files are stored in a fake bucket, or with `-- videos database` in
 * PostgreSQL. The memory of the server is measured.
 */
export async function testVideos([where = 'bucket']: readonly string[]): Promise<boolean> {
  const cluster = await startPostgresCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'portal-videos-'))
  const bucket = where === 'bucket' ? await openBucket() : undefined
  let server: ExamServer | undefined
  try {
    await cluster.create('portal')
    await bundlePrograms()
    server = await ExamServer.on(cluster.urlOf('portal'), join(folder, 'data'), {
      ...{ OPERATOR_TOKEN: 'the-token-of-this-proof-only-0123456789', XDG_CONFIG_HOME: folder },
      ...(bucket && bucketEnvironment(bucket)),
    })
    const file = join(folder, 'large.mp4')
    const size = await writeLargeVideo(file, mebibytes)
    const stage = { server, cluster, folder, file, size, bucket }
    return [await testUpload(stage), await testPlayback(stage)].every(Boolean)
  } finally {
    await server?.end('SIGKILL')
    bucket?.close()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const bucketEnvironment = ({ bucket }: FakeBucket): Record<string, string> => ({
  ...{ S3_URL: bucket.url, S3_REGION: bucket.region },
  ...{ S3_ACCESS_KEY_ID: bucket.accessKeyId, S3_SECRET_ACCESS_KEY: bucket.secretAccessKey },
})
