import type { FakeBucket } from '#tests/fixtures/server/bucket.ts'
import type { PostgresCluster } from '../../postgres/postgres-cluster.ts'
import type { ExamServer } from '../exam/exam-server.ts'

/** The processes and files of the verification. */
export interface VideoVerificationContext {
  server: ExamServer
  cluster: PostgresCluster
  folder: string
  /** The large video, and its size in bytes. */
  file: string
  size: number
  /** The bucket for files; undefined if files are stored in PostgreSQL. */
  bucket: FakeBucket | undefined
}

/**
 * The course that shows the video, its first chapter, and the name of the demonstration's video that the large video
 * replaces.
 */
export const playedChapter = { course: 1, chapter: 101, video: 'site-walk' } as const

/** The maximum growth of the server's memory during an upload, in MiB. */
export const maxMemoryGrowth = 60

export const printCheck = (holds: boolean, line: string): boolean => {
  console.log(`${holds ? '✓' : '✗'} ${line}`)
  return holds
}
